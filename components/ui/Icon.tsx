import { icons } from './icons'

interface IconProps {
  name: keyof typeof icons
  'data-below'?: 'tablet'
}

export function Icon({ name, ...shown }: IconProps) {
  const { size, path } = icons[name]
  const [width, height] = size
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      {...shown}
    >
      <path d={path} />
    </svg>
  )
}

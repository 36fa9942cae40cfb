import { icons } from './icons'

export function Icon({ name }: { name: keyof typeof icons }) {
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
    >
      <path d={path} />
    </svg>
  )
}

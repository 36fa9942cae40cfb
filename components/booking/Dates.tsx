import parts from '@/components/ui/parts.module.scss'

/** Dates that stand alone. A range breaks after its dash first: `Fri 12 –` `Mon 15 June 2026` */
export function Dates({ children }: { children: string }) {
  const [from, to] = children.split(' – ')
  if (!to) return children
  return (
    <>
      <span className={parts.together}>{`${from} –`}</span> <span className={parts.together}>{to}</span>
    </>
  )
}

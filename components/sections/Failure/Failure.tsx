import { Button } from '@/components/ui/Button/Button'
import { failure } from '@/content/failure'
import parts from '@/components/ui/parts.module.scss'

/** Replaces the content of a page whose script has failed. The footer below it says how to reach us. */
export function Failure() {
  return (
    <section className={parts.page} role="alert">
      <h1>{failure.heading}</h1>
      <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{failure.text}</p>
      <Button className={parts.top24} onClick={() => location.reload()}>
        {failure.reload}
      </Button>
    </section>
  )
}

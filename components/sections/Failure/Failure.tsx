import { Button } from '@/components/ui/Button/Button'
import { ContactLinks } from '@/components/ui/ContactLinks/ContactLinks'
import type { FailureWords } from '@/lib/schema/page'
import type { Contact } from '@/lib/schema/site'
import parts from '@/components/ui/parts.module.scss'

interface FailureProps extends FailureWords {
  contact: Pick<Contact, 'phone' | 'email'>
}

/** Replaces the content of a page whose script has failed: another try, and how to reach us. */
export function Failure({ heading, text, reload, contact }: FailureProps) {
  return (
    <section className={parts.page} role="alert">
      <h1>{heading}</h1>
      <p className={`${parts.lede} ${parts.measure} ${parts.top20}`}>{text}</p>
      <Button className={parts.top24} onClick={() => location.reload()}>
        {reload}
      </Button>
      <address className={parts.top12}>
        <ContactLinks contact={contact} look="text" />
      </address>
    </section>
  )
}

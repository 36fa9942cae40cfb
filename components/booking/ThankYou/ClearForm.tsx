import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { saidAgain } from '@/components/ui/said-again'
import { emptyDraft } from '@/lib/booking/draft'
import { storeDraft } from '@/lib/booking/stored-draft'
import type { ThankYouWords } from '@/lib/schema/booking'

/** Removes from this tab what was typed into the form, for a guest at somebody else's computer. */
export function ClearForm({ words }: { words: ThankYouWords['clear'] }) {
  const [status, setStatus] = useState('')
  const clear = () => {
    // Stored as empty, so that no older page of this tab fills the form again.
    storeDraft({ fields: { ...emptyDraft, guests: String(emptyDraft.guests) }, submitted: undefined })
    dispatchEvent(new Event('draftcleared'))
    setStatus((last) => saidAgain(words.cleared, last))
  }
  return (
    <>
      <Button look="text" onClick={clear}>
        {words.label}
      </Button>
      <span aria-live="polite">{status}</span>
    </>
  )
}

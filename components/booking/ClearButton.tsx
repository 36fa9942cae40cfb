import { Button } from '@/components/ui/Button/Button'
import type { ClearWords } from '@/lib/schema/booking'
import { clearForm, undo } from './draft/replace'
import { usePage } from './draft/use-draft'

interface ClearButtonProps {
  /** There is nothing to clear. */
  isUnused?: boolean
  words: ClearWords
}

/** Empties the form, for a guest at somebody else's computer. Until the guest types or leaves, it can be brought back. */
export function ClearButton({ isUnused, words }: ClearButtonProps) {
  const isCleared = usePage('note') === 'cleared'
  return (
    <span data-unused={isUnused && !isCleared}>
      <span aria-live="polite">{isCleared ? `${words.cleared} ` : ''}</span>
      <Button look="text" onClick={isCleared ? undo : clearForm}>
        {isCleared ? words.undo : words.label}
      </Button>
    </span>
  )
}

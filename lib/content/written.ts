import type { Picture } from '../schema/picture'

/** A text of the content: the same always, or another one for one property than for several, or for what `site.ts` leaves empty. */
type Wording = string | Pair | Dependent

export interface Pair {
  one: string
  several: string
}

/** A text for an entry of `site.ts` that is filled in, and `otherwise` for one that is not. Without that, a list leaves it out. */
export interface Dependent {
  if: Condition
  text: string
  otherwise?: string
}

export type Condition = 'agency' | 'hostLog' | 'whatsApp'

/** A picture is its name, as in `'house/living-1'`, or its name and another focus. */
type WrittenPicture = string | { name: string; focus: readonly [number, number] }

/** A value as the content writes it, before `compose` fills in its blanks and puts pictures in the place of their names. */
export type Written<Value> = unknown extends Value
  ? unknown
  : Value extends Picture
    ? WrittenPicture
    : string extends Value
      ? Wording
      : Value extends object
        ? { readonly [Key in keyof Value]: Written<Value[Key]> }
        : Value

import type { ZodType } from 'zod'

type Kind = [name: string, fix: string]

/** For each type in a schema, its name for the owner, and how to write a value of it. */
const kinds: Record<string, Kind> = {
  string: ['text', 'Put it into quotes.'],
  number: ['a number', 'Write the number alone, without quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list', 'Put what belongs there into square brackets.'],
  object: ['a group of entries', 'Put its entries into braces.'],
  record: ['a group of entries', 'Put its entries into braces.'],
}
const other: Kind = ['something else', 'Write it as its neighbours are written.']

/**
 * Lists the faults that a schema finds in a value. Faults without a message in the schema get one here, so that no message
 * of the library is printed.
 */
export function faultsOf(schema: ZodType, value: unknown): { path: PropertyKey[]; message: string }[] {
  const { error } = schema.safeParse(value, { reportInput: true, error: messageFor })
  return (error?.issues ?? []).flatMap((issue) => {
    const { path, message } = issue
    // One issue names all keys of an object that nothing asks for.
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key], message }))
      : [{ path, message }]
  })
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

interface Issue {
  code?: string
  schema?: unknown
  input?: unknown
  expected?: string
  values?: readonly unknown[]
  issues?: { message: string }[]
}

function messageFor({ code, schema, input, expected, values, issues }: Issue) {
  if (code === 'invalid_key') return issues?.[0]?.message
  if (code === 'unrecognized_keys') {
    const open = namesIn(schema).filter((name) => !Object.hasOwn(Object(input), name))
    const names = isShort(open) ? ` to ${alternatives.format(open)}` : ''
    return `Nothing asks for it. Fix: Correct its name${names}, or drop it.`
  }
  if (input === undefined) return 'It is missing. Fix: Write it in, under this name.'
  if (input === null || input === '') return 'It is empty. Fix: Fill it in.'
  if (values) return `It is “${input}”. Fix: Take ${alternatives.format(values.map(String))}.`
  const [belongs, fix] = kinds[expected ?? ''] ?? other
  if (code !== 'invalid_type') return `It is not what belongs there. Fix: ${fix}`
  const [is] = kinds[Array.isArray(input) ? 'array' : typeof input] ?? other
  const example = exampleOf(schema)
  const how = example ? fix.replace(/\.$/, `, as in ${example}.`) : fix
  return `It is ${is === belongs ? 'no number' : is}, and ${belongs} belongs there. Fix: ${how}`
}

/** Parts of a schema, as Zod keeps them. */
const partsOf = (schema: unknown) => Object(schema).def as { shape?: object; element?: unknown }

const namesIn = (schema: unknown) => Object.keys(partsOf(schema).shape ?? {})

/** More names help nobody. */
const isShort = (names: readonly string[]) => names.length > 0 && names.length <= 8

/** How a group of few entries, or a list of such groups, is written: `[{ daysBefore: …, refundPercent: … }]` */
function exampleOf(schema: unknown): string {
  const { element } = partsOf(schema)
  if (element) return exampleOf(element) && `[${exampleOf(element)}]`
  const names = namesIn(schema)
  return isShort(names) ? `{ ${names.map((name) => `${name}: …`).join(', ')} }` : ''
}

/** For each type in a schema, the owner's words for a value of it and how to write one. */
const kinds = {
  string: ['text', 'Put it into quotes.'],
  number: ['a number', 'Write the number alone, without quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list', 'Put what belongs there into square brackets.'],
  object: ['a group of entries', 'Put its entries into braces.'],
}
kinds.record = kinds.object
const other = ['something else', 'Write it as its neighbours are written.']

/**
 * Lists the faults that a schema finds in a value. Faults without a message in the schema get one here, so that no message
 * of the library is printed.
 *
 * @param {import('zod').ZodType} schema
 * @param {unknown} value
 * @returns {{ path: PropertyKey[], message: string, absent?: PropertyKey[] }[]} `absent` lists missing keys
 */
export function faultsOf(schema, value) {
  const keysOf = new Map()
  const { error } = schema.safeParse(value, {
    reportInput: true,
    error(issue) {
      const { shape = {}, keyType } = issue.inst?._zod.def ?? {}
      if (issue.code === 'unrecognized_keys')
        keysOf.set(String(issue.path ?? []), [...Object.keys(shape), ...(keyType?._zod.values ?? [])])
      return messageFor(issue)
    },
  })
  const issues = error?.issues ?? []
  const misspelt = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .flatMap(({ path, keys, input }) =>
      keys.map((key) => {
        const meant = keysOf.get(String(path)).find((each) => !(each in input) && isClose(each, key))
        const fix = meant ? `Write ${meant}` : 'Correct its spelling, or drop it'
        const message = `Nothing asks for ${key}. Fix: ${fix}.`
        return { path: [...path, key], message, absent: meant && [meant], correct: String([...path, meant]) }
      }),
    )
  const missing = issues.filter(({ input, path }) => input === undefined && path.length > 0)
  return [
    ...issues.filter((issue) => issue.code !== 'unrecognized_keys' && !missing.includes(issue)),
    ...misspelt,
    ...joinMissing(missing.filter(({ path }) => !misspelt.some(({ correct }) => correct === String(path)))),
  ]
}

/** Joins the missing keys of one object into one fault. */
function joinMissing(missing) {
  const parentOf = ({ path }) => path.slice(0, -1)
  const parents = new Map(missing.map((each) => [String(parentOf(each)), parentOf(each)]))
  return [...parents.values()].map((path) => {
    const inObject = missing.filter((each) => String(parentOf(each)) === String(path))
    const absent = inObject.map((each) => each.path.at(-1))
    const message =
      absent.length === 1
        ? `${absent[0]} is missing. Fix: Write it in, under this name.`
        : `${listed(absent, 'and')} are missing. Fix: Write them in, under these names.`
    return { path, message, absent }
  })
}

function messageFor({ code, input, expected, values, origin }) {
  if (input === null || input === '') return 'It is empty. Fix: Fill it in.'
  if (values) return `It is “${input}”. Fix: Take ${listed(values, 'or')}.`
  const [belongs, fix] = kinds[expected ?? origin] ?? other
  if (code !== 'invalid_type') return `It is not what belongs there. Fix: ${fix}`
  const [is] = kinds[Array.isArray(input) ? 'array' : typeof input] ?? other
  return `It is ${is === belongs ? 'no number' : is}, and ${belongs} belongs there. Fix: ${fix}`
}

const listed = (names, word) => names.join(', ').replace(/, ([^,]+)$/, ` ${word} $1`)

/** Whether two names share all but one or two letters, in any order. */
function isClose(a, b) {
  const rest = [...b.toLowerCase()]
  const shared = [...a.toLowerCase()].filter(
    (letter) => rest.includes(letter) && rest.splice(rest.indexOf(letter), 1),
  )
  return Math.max(a.length, b.length) - shared.length <= Math.max(1, Math.min(2, a.length / 3))
}

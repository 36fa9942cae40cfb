/** For each type in a schema, the owner's words for a value of it and how to write one. */
const kinds = {
  string: ['text', 'Put it into quotes.'],
  number: ['a number', 'Write the number alone, without quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list', 'Put what belongs there into square brackets.'],
  object: ['a group of entries', 'Put its entries into braces.'],
}
kinds.record = kinds.object

/**
 * Lists the faults that a schema finds in a value. Faults without a message in the schema get one here, so that no message
 * of the library is printed.
 *
 * @param {import('zod').ZodType} schema
 * @param {unknown} value
 * @returns {{ path: PropertyKey[], message: string, absent?: PropertyKey[] }[]} `absent` lists missing keys
 */
export function faultsOf(schema, value) {
  const known = new Map()
  const { error } = schema.safeParse(value, {
    reportInput: true,
    error(issue) {
      const { shape = {}, keyType } = issue.inst?._zod.def ?? {}
      if (issue.code === 'unrecognized_keys')
        known.set((issue.path ?? []).join(), [...Object.keys(shape), ...(keyType?._zod.values ?? [])])
      return say(issue)
    },
  })
  const issues = error?.issues ?? []
  const misspelt = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .flatMap(({ path, keys, input }) =>
      keys.map((key) => {
        const free = known.get(path.join()).filter((each) => !(each in input))
        return { path: [...path, key], meant: free.find((each) => isClose(each, key)) }
      }),
    )
  const meant = misspelt.map((each) => [...each.path.slice(0, -1), each.meant].join())
  const missing = issues.filter(({ input, path }) => input === undefined && path.length > 0)
  return [
    ...issues.filter((issue) => issue.code !== 'unrecognized_keys' && !missing.includes(issue)),
    ...misspelt.map(({ path, meant }) => ({
      path,
      absent: meant && [meant],
      message: `Nothing asks for ${path.at(-1)}. Fix: ${meant ? `Write ${meant}` : 'Correct its spelling, or drop it'}.`,
    })),
    ...together(missing.filter(({ path }) => !meant.includes(path.join()))),
  ]
}

/** Joins the missing keys of one object into one fault. */
function together(missing) {
  const groups = new Map(missing.map(({ path }) => [path.slice(0, -1).join(), path.slice(0, -1)]))
  return [...groups].map(([key, path]) => {
    const absent = missing
      .filter((each) => each.path.slice(0, -1).join() === key)
      .map((each) => each.path.at(-1))
    const message =
      absent.length === 1
        ? `${absent[0]} is missing. Fix: Write it in, under this name.`
        : `${listed(absent, 'and')} are missing. Fix: Write them in, under these names.`
    return { path, message, absent }
  })
}

function say({ code, input, expected, values, origin }) {
  if (input === null || input === '') return 'It is empty. Fix: Fill it in.'
  if (values) return `It is “${input}”. Fix: Take ${listed(values, 'or')}.`
  const [belongs, fix] = kinds[expected ?? origin] ?? [
    'something else',
    'Write it as its neighbours are written.',
  ]
  if (code !== 'invalid_type') return `It is not what belongs there. Fix: ${fix}`
  const [is] = kinds[Array.isArray(input) ? 'array' : typeof input] ?? ['something else']
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

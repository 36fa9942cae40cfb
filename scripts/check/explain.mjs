/** For each type in a schema, its name for the owner, and how to write a value of it. */
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
 * @returns {{ path: PropertyKey[], message: string, about?: PropertyKey }[]} `about` is equal for equal faults
 */
export function faultsOf(schema, value) {
  const keysOf = new Map()
  const { error } = schema.safeParse(value, {
    reportInput: true,
    error(issue) {
      if (issue.code === 'unrecognized_keys')
        keysOf.set(String(issue.path ?? []), Object.keys(issue.inst._zod.def.shape))
      return messageFor(issue)
    },
  })
  const issues = error?.issues ?? []
  const meantElsewhere = new Set()
  const misspelt = issues.flatMap(({ path, keys = [], input }) =>
    keys.map((key) => {
      const meant = keysOf.get(String(path)).find((each) => !(each in input) && isClose(each, key))
      if (meant) meantElsewhere.add(String([...path, meant]))
      const fix = meant ? `Write ${meant}` : 'Correct its spelling, or drop it'
      return { path: [...path, key], message: `Nothing asks for ${key}. Fix: ${fix}.`, about: meant ?? key }
    }),
  )
  const others = issues.filter(({ keys, path }) => !keys && !meantElsewhere.has(String(path)))
  const missing = others.filter(({ path, input }) => input === undefined && path.length > 0)
  const invalid = others
    .filter((issue) => !missing.includes(issue))
    .map(({ path, message }) => ({ path, message, about: `${String(path.at(-1))}: ${message}` }))
  return [...invalid, ...misspelt, ...joinMissing(missing)]
}

/** Joins the missing keys of an object into one fault. */
function joinMissing(missing) {
  const parents = new Map(missing.map(({ path }) => [String(path.slice(0, -1)), path.slice(0, -1)]))
  return [...parents].map(([parent, path]) => {
    const inParent = missing.filter((issue) => String(issue.path.slice(0, -1)) === parent)
    const keys = inParent.map((issue) => issue.path.at(-1))
    const [are, them, names] = keys.length === 1 ? ['is', 'it', 'this name'] : ['are', 'them', 'these names']
    const message = `${all.format(keys.map(String))} ${are} missing. Fix: Write ${them} in, under ${names}.`
    return { path, message, about: String(keys) }
  })
}

const all = new Intl.ListFormat('en-GB')
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function messageFor({ code, input, expected, values }) {
  if (input === null || input === '') return 'It is empty. Fix: Fill it in.'
  if (values) return `It is “${input}”. Fix: Take ${alternatives.format(values.map(String))}.`
  const [belongs, fix] = kinds[expected] ?? other
  if (code !== 'invalid_type') return `It is not what belongs there. Fix: ${fix}`
  const [is] = kinds[Array.isArray(input) ? 'array' : typeof input] ?? other
  return `It is ${is === belongs ? 'no number' : is}, and ${belongs} belongs there. Fix: ${fix}`
}

/** Whether two names share all but one or two letters, in any order. */
function isClose(meant, key) {
  const rest = [...key.toLowerCase()]
  const shared = [...meant.toLowerCase()].filter(
    (letter) => rest.includes(letter) && rest.splice(rest.indexOf(letter), 1),
  )
  return Math.max(meant.length, key.length) - shared.length < Math.min(3, meant.length / 2)
}

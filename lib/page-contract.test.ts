/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { contract } from './page-contract'

const script = /^components\/(enhancements|booking\/draft)\/|^scripts\/make\//

/** The sources by their paths, without comments. */
const sources = ['app', 'components', 'lib', 'scripts/make'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs|scss)$/.test(file) && !/\.test\.|page-contract/.test(file))
    .map((file) => {
      const code = readFileSync(file, 'utf8')
      return { file, code: code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') }
    }),
)
const names = new Set(sources.flatMap(({ code }) => code.match(/data-[a-z][a-z-]*/g) ?? []))

/** The files that hold an attribute: by its name, or as a key of `dataset`. */
function filesWith(name: string) {
  const key = name.slice(5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const use = new RegExp(
    `${name}(?![\\w-])|dataset\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = \\w+\\.dataset`,
  )
  return sources.filter(({ code }) => use.test(code)).map(({ file }) => file)
}

it.each(Object.entries(contract))('%s is set and read by these files alone: %s', (name, parties) => {
  const found = filesWith(name).map((file) => basename(file, extname(file)))
  expect(new Set(found)).toEqual(new Set(parties.match(/[\w.-]+/g)))
})

it('names each attribute that the page script or the export step knows', () => {
  const known = [...names].filter((name) => filesWith(name).some((file) => script.test(file)))
  // `data-precedence` is Next's own.
  expect(known.filter((name) => !(name in contract) && name !== 'data-precedence')).toEqual([])
})

it('names no attribute that nobody reads', () => {
  // The calendar's `data-day` is set by react-day-picker.
  const lonely = [...names].filter((name) => filesWith(name).length < 2)
  expect(lonely.filter((name) => !['data-day', 'data-precedence'].includes(name))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'

interface Locked {
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const read = (path: string) => readFileSync(path, 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json'))
const direct: Record<string, string> = { ...dependencies, ...devDependencies }
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
const namesOf = (isWanted: (entry: Locked) => boolean) =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && isWanted(entry))
    .map(([path]) => nameOf(path))

// Licences that allow use, change and distribution. LGPL: libvips, a separate library that only builds use. OFL: the
// typefaces. CC-BY: a table of browsers that only builds read.
const allowed = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0']
const allowedToo = ['CC0-1.0', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib', 'LGPL-3.0-or-later']
// Both are under MIT, but in a form that the lock file does not contain.
const withoutLicenceInLock = ['format', 'svg-tags']

it('locks every package by the hash of its bytes and to the npm registry', () => {
  // These tarballs could not be downloaded where the lock file was written. None of them is installed on Linux, where the
  // site is built and tested.
  const without = ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc']
  expect(namesOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual(
    without.map((system) => `@next/swc-${system}`),
  )
  expect(
    namesOf(({ resolved }) => !/^https:\/\/registry\.npmjs\.org\/|^undefined$/.test(String(resolved))),
  ).toEqual([])
})

it('pins each direct dependency to one exact version', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('runs no install scripts of packages', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

it('uses only packages whose licence is on the list', () => {
  const isAllowed = (licence = '') =>
    licence
      .split(/[ ()]+|\b(?:AND|OR)\b/)
      .every((part) => !part || [...allowed, ...allowedToo].includes(part))
  const unknown = namesOf(({ license }) => !license || !isAllowed(license))
  expect(unknown).toEqual(withoutLicenceInLock)
})

it('documents each direct dependency', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| (\S.+?) +\|$/gm)]
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(direct).sort())
})

it.each(readdirSync('.github/workflows'))('%s pins each action to a commit', (file) => {
  const used = [...read(`.github/workflows/${file}`).matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(used).not.toEqual([])
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action!))).toEqual([])
})

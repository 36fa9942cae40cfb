/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest'

// West of Greenwich, with half hours and clocks that change: a date read by the local clock is a day off.
process.env.TZ = 'America/St_Johns'

// Whatever the terminal has set. Next declares the variable to be constant.
Object.assign(process.env, { NODE_ENV: 'test' })

const withNext = nextJest({ dir: './' })

// Roots and an expression, because in globs the signs of a folder's name, as in `site (1)`, would be those of a pattern.
const testRegex = '\\.test\\.tsx?$'
const roots = (...folders: string[]) => folders.map((folder) => `<rootDir>/${folder}`)

/** Tests of functions and components, in the same folders. */
const unit = withNext({
  displayName: 'unit',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/check/testing/jest-setup.ts'],
  transform: { '\\.mdx$': '<rootDir>/scripts/check/testing/mdx-transformer.mjs' },
  roots: roots('app', 'components', 'lib', 'content', 'scripts'),
  testRegex,
})

/** Tests of the files in out/, without a browser. */
const exported = withNext({
  displayName: 'export',
  testEnvironment: 'node',
  roots: roots('e2e/export'),
  testRegex,
})

const config = async (): Promise<Config> => ({
  projects: [await unit(), await exported()],
  // Some tests start programs, which takes seconds on a busy machine.
  testTimeout: 30_000,
})

export default config

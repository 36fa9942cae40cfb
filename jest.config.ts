/** @jest-config-loader esbuild-register */
import { existsSync } from 'node:fs'
import type { Config } from 'jest'
import nextJest from 'next/jest'

// West of Greenwich, with half hours and clocks that change: a date read by the local clock is a day off.
process.env.TZ = 'America/St_Johns'

// Whatever the terminal has set. Next declares the variable to be constant.
Object.assign(process.env, { NODE_ENV: 'test' })

const withNext = nextJest({ dir: './' })

// Roots and an expression, because in globs the signs of a folder's name, as in `site (1)`, would be those of a pattern.
const roots = (...folders: string[]) => folders.map((folder) => `<rootDir>/${folder}`)

const unit = {
  displayName: 'unit',
  roots: roots('adapter', 'app', 'components', 'lib', 'content', 'scripts'),
}

/** Tests of functions, in the same folders. They need no document. */
const functions = withNext({ ...unit, testEnvironment: 'node', testRegex: '\\.test\\.ts$' })

/** Tests of what is rendered or stands in a document. */
const components = withNext({
  ...unit,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/check/testing/jest-setup.ts'],
  testRegex: '\\.test\\.tsx$',
})

/** Tests of the files in out/, without a browser. */
const exported = withNext({
  displayName: 'export',
  testEnvironment: 'node',
  roots: roots('e2e/export'),
  testRegex: '\\.test\\.ts$',
})

const isBuilt = existsSync('out')
if (!isBuilt) console.log('There is no out/, so the tests of the export are skipped. npm run build makes it.')

const config = async (): Promise<Config> => ({
  projects: [await functions(), await components(), ...(isBuilt ? [await exported()] : [])],
  // Some tests start programs, which takes seconds on a busy machine.
  testTimeout: 30_000,
})

export default config

/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest'

// West of Greenwich, with half hours and clocks that change: a date read by the local clock is a day off.
process.env.TZ = 'America/St_Johns'

const withNext = nextJest({ dir: './' })
const notOurs = ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/test-results/']

/** Tests of functions and components, in the same folders. */
const unit = withNext({
  displayName: 'unit',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/check/testing/jest-setup.ts'],
  transform: { '\\.mdx$': '<rootDir>/scripts/check/testing/mdx-transformer.mjs' },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', ...notOurs],
  modulePathIgnorePatterns: notOurs,
})

/** Tests of the files in out/, without a browser. */
const exported = withNext({
  displayName: 'export',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/export/*.test.ts'],
  modulePathIgnorePatterns: notOurs,
})

const config = async (): Promise<Config> => ({
  projects: [await unit(), await exported()],
  // Some tests start programs, which takes seconds on a busy machine.
  testTimeout: 30_000,
})

export default config

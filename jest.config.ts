/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest'

const notOurs = ['<rootDir>/.next/', '<rootDir>/out/']

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/check/jest/setup.ts'],
  transform: { '\\.mdx$': '<rootDir>/scripts/check/jest/mdx-transformer.mjs' },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', ...notOurs],
  modulePathIgnorePatterns: notOurs,
}

export default nextJest({ dir: './' })(config)

import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

const lib = {
  target: './lib',
  from: ['./content', './components', './app', './scripts'],
  message: 'lib imports none of our other folders: pass what it needs as an argument.',
}

export default defineConfig([
  globalIgnores(['.next', 'out', '.generated', 'public', 'test-results', 'next-env.d.ts']),
  nextVitals,
  nextTypescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones: [lib] }],
      // Pages are documents with plain links: docs/decisions/0001-a-site-of-documents.md
      '@next/next/no-html-link-for-pages': 'off',
      // The build makes the pictures, because a static host resizes none.
      '@next/next/no-img-element': 'off',
    },
  },
])

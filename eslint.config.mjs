import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

// Which folder may import from which.
const zones = [
  {
    target: './lib',
    from: ['./content', './components', './app'],
    message: 'lib imports none of our other folders: pass what it needs as an argument.',
  },
  {
    target: './content',
    from: ['./components', './app'],
    message: 'content imports other content, and types and formats from lib.',
  },
  {
    target: './components',
    from: ['./content/index.ts', './app'],
    message:
      'Components import words (@/content/booking) and get data as props: import @/content in the page.',
  },
  ...['./components', './app'].map((from) => ({
    target: './e2e',
    from,
    except: from === './app' ? ['./_shared/content.ts'] : [],
    message:
      'Browser tests use the site as a visitor does: import only app/_shared/content, content and lib.',
  })),
  ...[
    ['shared', ['make', 'check', 'dev']],
    ['make', ['check', 'dev']],
    ['check', ['dev']],
    ['dev', ['check']],
  ].map(([folder, others]) => ({
    target: `./scripts/${folder}`,
    from: others.map((other) => `./scripts/${other}`),
    message: 'Scripts of dev and check may use make, and all may use shared: put what others need there.',
  })),
]

const embla = {
  group: ['embla-carousel*'],
  message: 'Only components/ui/Carousel uses embla: use Carousel.',
}
const schemas = {
  group: ['@/lib/schema/*', '**/schema/*', 'zod'],
  allowTypeImports: true,
  message:
    'Schemas check content before a build and are not sent to browsers: import only types (import type).',
}

const element = (name, message) => ({ selector: `JSXOpeningElement[name.name='${name}']`, message })
const noLink = [element('a', 'Only components/ui/Link renders <a>: use Link.')]
const noPicture = ['img', 'picture'].map((name) =>
  element(name, `Only components/ui/Photo and Drawing render <${name}>: use Photo.`),
)
const noStyle = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The security policy forbids style="": use a class.',
  },
]

// Letters that a visitor sees, or hears from assistive technology.
const word = '/[a-z]{2}/i'
const spoken = '[name.name=/^(aria-(label|roledescription|description)|alt|title|placeholder|label)$/]'
const noWords = [
  `JSXText[value=${word}]`,
  ...[
    'JSXElement > JSXExpressionContainer >',
    'JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) >',
    `JSXAttribute${spoken}`,
  ].flatMap((place) => [
    `${place} Literal[value=${word}]`,
    `${place} TemplateLiteral > TemplateElement[value.cooked=${word}]`,
  ]),
].map((selector) => ({
  selector,
  message:
    'Every word of a page stands in content: import it. Nouns that are counted: plural (lib/format.ts).',
}))

const maxLines = (max) => ({ 'max-lines': ['error', { max }] })
const forbidden = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] })
const notImported = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

export default defineConfig([
  globalIgnores([
    '.next',
    'out',
    '.generated',
    'coverage',
    'playwright-report',
    'public/cards',
    'public/charts',
    'public/pictures',
    'public/viewer',
    'test-results',
    'next-env.d.ts',
  ]),
  nextVitals,
  nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Pages are documents with plain links: docs/decisions/0001-a-site-of-documents.md
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-default-export': 'error',
      'import/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
      ...maxLines(200),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      ...notImported(embla, schemas),
      ...forbidden(noLink, noPicture, noStyle),
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'components/ui/{Link/Link,Photo/Photo,Drawing/Drawing}.tsx'],
    rules: forbidden(noLink, noPicture, noStyle, noWords),
  },
  { files: ['components/**/*.tsx'], rules: maxLines(120) },
  { files: ['app/**/page.tsx'], rules: maxLines(60) },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['content/index.ts', 'lib/content/**'], rules: notImported(embla) },
  { files: ['components/ui/Carousel/**'], rules: notImported(schemas) },
  {
    files: ['lib/schema/**', 'lib/testing/**', 'scripts/**/*.ts', '**/*.test.ts'],
    rules: notImported(embla),
  },
  { files: ['components/ui/Link/Link.tsx'], rules: forbidden(noPicture, noStyle) },
  {
    files: ['components/ui/{Photo/Photo,Drawing/Drawing}.tsx'],
    rules: { '@next/next/no-img-element': 'off', ...forbidden(noLink, noStyle) },
  },
  {
    files: ['components/enhancements/page-script.ts', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  // Next and the tools require default exports here.
  {
    files: [
      'app/**',
      '*.config.{ts,mjs}',
      'scripts/make/shape-article.mjs',
      'scripts/check/testing/*.mjs',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
])

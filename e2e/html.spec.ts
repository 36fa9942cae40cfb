import { readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '@playwright/test'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React spells HTML; parsers read it alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React’s own script is called `_R_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A number stays on one line by style, so that a copied one has plain spaces.
    'tel-non-breaking': 'off',
  },
})

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

for (const page of pages) {
  test(`${page} is valid HTML`, { tag: '@desktop' }, async () => {
    const { results } = await validator.validateFile(`out/${page}`)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })
}

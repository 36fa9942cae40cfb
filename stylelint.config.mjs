/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard-scss',
  ignoreFiles: ['.next/**', 'out/**', '.generated/**', 'coverage/**', 'playwright-report/**'],
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names are camelCase.' }],
    'keyframes-name-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Names of keyframes are camelCase.' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'declaration-no-important': true,
    // A translator may turn a page around. Drawings keep their direction: they say `direction: ltr`.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: [/top|bottom|width|height|-[xy]$/] }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    // A mixin without a block is read like a declaration.
    'at-rule-empty-line-before': [
      'always',
      {
        except: ['blockless-after-same-name-blockless', 'first-nested'],
        ignore: ['after-comment'],
        ignoreAtRules: ['else', 'include'],
      },
    ],
    'declaration-empty-line-before': null,
    // The first value is a fallback for browsers that do not support the unit of the second.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    // Browsers before 2023 do not support `(width >= 640px)`.
    'media-feature-range-notation': 'prefix',
    'no-descending-specificity': null,
    // Sixteenths of a rem have five digits.
    'number-max-precision': 5,
  },
  overrides: [
    {
      // Colours are custom properties that lib/styles defines.
      files: ['app/**/*.scss', 'components/**/*.scss'],
      rules: {
        'color-no-hex': [true, { message: 'Use a colour of lib/styles: var(--…).' }],
        'color-named': ['never', { message: 'Use a colour of lib/styles: var(--…).' }],
        // One mixin sets font, line height and tracking together.
        'declaration-property-value-allowed-list': [
          { '/^(font|font-size|line-height|letter-spacing)$/': ['inherit'] },
          { message: 'Use a role of text of lib/styles: @include tools.type(…).' },
        ],
        'declaration-property-value-disallowed-list': [
          { '/^(margin|padding)|^((row|column)-)?gap$/': ['/\\d(px|r?em|mm|v[wh])/'] },
          { message: 'Use a step of space of lib/styles: var(--space-…), or write why not.' },
        ],
        'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lch', 'lab', 'oklab', 'hwb'],
      },
    },
  ],
}

export default config

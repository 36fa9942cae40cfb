/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard-scss',
  ignoreFiles: ['.next/**', 'out/**', 'test-results/**'],
  rules: {
    // Classes and keyframes are camelCase, as CSS modules hand them to components, and `:global` is theirs.
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // A mixin is read like a declaration.
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'media-feature-range-notation': null,
    'number-max-precision': null,
  },
  overrides: [
    {
      files: ['app/**/*.scss', 'components/**/*.scss'],
      rules: {
        'color-no-hex': [true, { message: 'Use a colour of lib/styles: var(--…).' }],
        'color-named': ['never', { message: 'Use a colour of lib/styles: var(--…).' }],
        'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lch', 'lab', 'oklab', 'hwb'],
      },
    },
  ],
}

export default config

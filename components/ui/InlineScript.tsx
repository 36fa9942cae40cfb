import scripts from '@/.generated/inline-scripts.json'

/**
 * The place of an inline script, whose file `scripts/make/page-script.ts` names. The export step writes the code into it, so
 * that the payload does not repeat the code; under `next dev` it stands there at once.
 */
export function InlineScript({ name }: { name: keyof typeof scripts }) {
  const code = process.env.NODE_ENV === 'development' ? scripts[name] : ''
  return <script data-inline={name} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}

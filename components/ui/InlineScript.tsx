import scripts from '@/.generated/inline-scripts.json'

/** The inline scripts by name; `scripts/make/page-script.ts` lists their files. */
export type ScriptName = 'early' | 'page' | 'evening'

/**
 * The place of an inline script. The export step writes the code into it, so that the payload does not repeat the code; under
 * `next dev` it stands there at once.
 */
export function InlineScript({ name }: { name: ScriptName }) {
  const code = process.env.NODE_ENV === 'development' ? scripts[name] : ''
  return <script data-inline={name} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}

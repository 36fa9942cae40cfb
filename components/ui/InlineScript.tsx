/** The inline scripts by name; `scripts/make/page-script.ts` lists their files. */
export type ScriptName = 'head' | 'page' | 'lights'

/**
 * The place of an inline script. The export step writes the code into it, so that the payload does not repeat the code. Under
 * `next dev` it stays empty, and `components/site/DevelopmentScripts.tsx` runs the script.
 */
export const InlineScript = ({ name }: { name: ScriptName }) => (
  <script data-inline={name} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
)

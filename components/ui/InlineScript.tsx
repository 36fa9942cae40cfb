/** A script that a component places behind itself; the export step keeps it. */
export const InlineScript = ({ code }: { code: string }) => (
  <script data-inline dangerouslySetInnerHTML={{ __html: code }} />
)

/** A script that a component places behind itself; the export step keeps it. Component tests hand it no code. */
export const InlineScript = ({ code }: { code: string }) =>
  code && <script data-inline dangerouslySetInnerHTML={{ __html: code }} />

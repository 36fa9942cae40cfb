import type { Graph, Thing } from 'schema-dts'

/** What search engines are told of a page, beside what it shows. A `<` in a text must not end the script. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

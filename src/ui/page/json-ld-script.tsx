/** Text for a script element: no name in the data can close it. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Data for search engines, which no reader sees. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{scriptText(data)}</script>
}

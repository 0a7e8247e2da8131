const BREAKS = /<\/(?:p|h[1-6]|li|tr|blockquote|figure)>|<br\s*\/?>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of a text's HTML, a line for each of its blocks. */
export const toLines = (html: string | null): string[] =>
  (html ?? '')
    .replace(BREAKS, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** A piece of a text and where it begins: a link with its address, or words. */
export type TextPiece = { at: number; text: string; href: string | null }

const LINK = /https?:\/\/[^\s<>"]+/g
/** A sentence around a link ends it with these; a bracket belongs to it only where it was opened within. */
const ENDS = '.,;:!?\'"'

function withoutEnd(link: string): string {
  let end = link.length
  while (end > 0 && ENDS.includes(link.charAt(end - 1))) end -= 1
  const cut = link.slice(0, end)
  const opens = cut.split('(').length
  return cut.endsWith(')') && cut.split(')').length > opens ? withoutEnd(cut.slice(0, -1)) : cut
}

/** Splits a plain text into links to the web and what stands between them; put together it is the same text. */
export function splitTextAtLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const found of text.matchAll(LINK)) {
    const link = withoutEnd(found[0])
    if (!URL.canParse(link)) continue
    if (found.index > at) pieces.push({ at, text: text.slice(at, found.index), href: null })
    pieces.push({ at: found.index, text: link, href: link })
    at = found.index + link.length
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), href: null })
  return pieces
}

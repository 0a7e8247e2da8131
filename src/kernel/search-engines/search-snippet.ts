import { textLength } from '../text/text'

/** How much search engines show of a page, in characters; roughly, since they measure pixels. */
export const SHOWN = { title: 60, description: 160 } as const

const ELLIPSIS = '…'

/** A text on one line, cut after a word where it is longer than `max` characters. */
export function cutAfterWord(text: string, max: number): string {
  const plain = text.trim().split(/\s+/).join(' ')
  if (textLength(plain) <= max) return plain
  // A word may end just where the text is cut.
  const start = [...plain].slice(0, max + 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  return lastSpace > 0 ? start.slice(0, lastSpace) : [...plain].slice(0, max).join('')
}

/** A text as a search result shows it, with an ellipsis where it is cut. */
export function cutAsShown(text: string, max: number): string {
  const plain = text.trim().split(/\s+/).join(' ')
  return textLength(plain) <= max ? plain : cutAfterWord(plain, max - 1) + ELLIPSIS
}

/** The address above a result: 'cars.example.com › blog › first-post'; without the host where `origin` is not known. */
export function addressAsShown(origin: string, path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1)
  return [URL.parse(origin)?.host, ...bare.split('/')].filter(Boolean).join(' › ')
}

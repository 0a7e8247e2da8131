/** Length of the longest address that is stored, in characters. */
export const URL_MAX = 2_048

/**
 * Whether a link may be stored: a web address, or a path of our own storage. A link with any other scheme
 * could run code in the reader's browser when followed.
 */
export function isSafeLink(link: string): boolean {
  const text = link.trim()
  if (/^https?:\/\//i.test(text)) return URL.canParse(text)
  return /^\/?(?!\/)[^\s:\\]+$/.test(text)
}

/** Characters of the longest address that is stored. */
export const URL_MAX = 2_048

/**
 * Whether a link may be stored: an address on the web, or a path of our own storage. Anything with
 * another scheme would run in the reader's browser when it is followed.
 */
export function isSafeLink(link: string): boolean {
  const text = link.trim()
  if (/^https?:\/\//i.test(text)) return URL.canParse(text)
  return /^\/?(?!\/)[^\s:\\]+$/.test(text)
}

import { isStorable } from '../text/storable-text'

/** Length of the longest URL that is stored, in characters. */
export const URL_MAX = 2_048

/** Whether it is the whole URL of a page on the web. */
export const isWebLink = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link)

/**
 * Whether it is a path of this site, beginning with its slash; '//' would begin the name of another host, and so does '/..//' once
 * a browser has resolved it.
 */
export const isOwnPath = (link: string): boolean => /^\/[^\s\\]*$/.test(link) && ownPath(link) !== null

/** A path of our own storage without its slash, as imported; with a colon it might be a scheme. */
const isStoragePath = (link: string): boolean => /^(?!\/)[^\s:\\]+$/.test(link)

/**
 * Whether a link may be stored: a URL, or a path of our own storage. A link with any other scheme
 * could run code in the reader's browser when followed.
 */
export function isSafeLink(link: string): boolean {
  const text = link.trim()
  return isWebLink(text) || isOwnPath(text) || isStoragePath(text)
}

/** The same in a text that staff write: also a place on its page, an e-mail address, or a telephone number. */
export function isTextLink(link: unknown): link is string {
  if (typeof link !== 'string' || !isStorable(link)) return false
  const text = link.trim()
  return isSafeLink(text) || /^(?:#[^\s\\]*|mailto:[^\s<>"]+|tel:[^<>"]+)$/i.test(text)
}

const ORIGIN = 'https://own.invalid'

/**
 * The path, query and anchor of a page on this site as a browser would open it; null for anything outside it.
 *
 * @param given as found in a URL or a header, such as '/vehicles/7?x=1'
 */
export function ownPath(given: string): string | null {
  if (!given.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(given)) return null
  const url = URL.parse(given, ORIGIN)
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

import { type Issue, issue } from '@/kernel/issue'
import { isOwnPath, isTextLink, isWebLink, ownPath } from '@/kernel/markup/safe-links'
import { isBlank } from '@/kernel/text/blank'
import { hasOwnUrl, isForReaders, isReserved, isSiteFile } from './reserved-urls'

/** Where staff see and write redirects. */
export const REDIRECTS_SCREEN = '/admin/collections/redirects'

/** Every message about a redirect. */
export const REDIRECT_MESSAGES = {
  fromRequired: 'The old address is required',
  fromElsewhere: 'The old address must be a path on this site, such as /blogs/old-name',
  fromReserved: 'This address is used by the site itself',
  fromTaken: 'Another redirect begins at this address',
  fromLive: 'A published page is at this address',
  toRequired: 'Choose where it leads',
  toUnsafe: 'The new address must be a path on this site or a web address',
  toUnreadable: 'Readers cannot open the new address',
  loop: 'This redirect would lead back to itself',
} as const

/**
 * A path as redirects are compared: decoded, without query, anchor and last slash. Null for what is no path of this
 * site.
 */
export function redirectPath(given: unknown): string | null {
  const address = typeof given === 'string' ? ownPath(given.trim()) : null
  if (address === null) return null
  const [path = ''] = address.split(/[?#]/)
  try {
    const [, ...parts] = decodeURIComponent(path).split('/')
    const last = parts.findLastIndex((part) => part !== '')
    return `/${parts.slice(0, last + 1).join('/')}`
  } catch {
    // Invalid escape sequences: no page is there.
    return null
  }
}

const PARENTS: ReadonlySet<string> = new Set(['blogs', 'topic-page'])

/** Whether the product itself answers at a path: only what staff write can have moved. */
export function isOwnRoute(path: string): boolean {
  const [first = '', ...rest] = path.slice(1).split('/')
  if (first === '') return true
  if (PARENTS.has(first)) return rest.length !== 1
  return isSiteFile(first) || (isReserved(first) && !hasOwnUrl(first))
}

/** Where a redirect begins. */
export function fromIssues(from: unknown): Issue[] {
  if (typeof from !== 'string' || isBlank(from)) return [issue('from', REDIRECT_MESSAGES.fromRequired)]
  const path = redirectPath(from)
  if (path === null) return [issue('from', REDIRECT_MESSAGES.fromElsewhere)]
  return isOwnRoute(path) ? [issue('from', REDIRECT_MESSAGES.fromReserved)] : []
}

/** Whether it is the URL of a page on the web, without a name and password that hide which site it is. */
const isPlainWebLink = (text: string): boolean => {
  const url = isWebLink(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === ''
}

/** Where a redirect leads that names no record. */
export function toIssues(url: unknown): Issue[] {
  if (typeof url !== 'string' || isBlank(url)) return [issue('to.url', REDIRECT_MESSAGES.toRequired)]
  const text = url.trim()
  if (!isTextLink(text)) return [issue('to.url', REDIRECT_MESSAGES.toUnsafe)]
  if (isPlainWebLink(text)) return []
  const path = isOwnPath(text) ? redirectPath(text) : null
  if (path === null) return [issue('to.url', REDIRECT_MESSAGES.toUnsafe)]
  const [first = ''] = path.slice(1).split('/')
  return isForReaders(first) ? [] : [issue('to.url', REDIRECT_MESSAGES.toUnreadable)]
}

import type { IncomingMessage } from 'node:http'
import { pathOf } from '../check-request'

/** With these, Next answers with something other than the page, or the page depends on the reader. */
const OTHERWISE = [
  'authorization',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'range',
  'rsc',
  'save-data',
]

/** Cookies of analytics, which no page reads. Any other may change what a page shows. */
const UNREAD = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|_ym)/

/** Next writes the title for these where they look for it, and streams it to browsers. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|lighthouse|facebook|google|yandex|whatsapp|skype|tumblr|vkshare/i

const cookieNames = (header: string): string[] =>
  header.split(';').map((part) => part.split('=', 1)[0]?.trim() ?? '')

const acceptsPages = (accept: string | undefined): boolean =>
  accept === undefined || accept.includes('text/html') || accept.includes('*/*')

/**
 * What the page that a request is about depends on, if it is the same for all guests; null if it may not be.
 *
 * @param host the host name requested
 * @param isGuestPage whether the page at a path shows guests nothing of their own, and counts nothing
 */
export function guestPageKey(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  host: string,
  isGuestPage: (path: string) => boolean,
): string | null {
  const { method, url = '/', headers } = request
  const path = pathOf(request)
  if (method !== 'GET' || url !== path || !isGuestPage(path)) return null
  if (OTHERWISE.some((name) => headers[name] !== undefined)) return null
  if (headers.cookie && !cookieNames(headers.cookie).every((name) => UNREAD.test(name))) return null
  if (!acceptsPages(headers.accept) || ROBOT.test(headers['user-agent'] ?? '')) return null
  return `${host} ${path}`
}

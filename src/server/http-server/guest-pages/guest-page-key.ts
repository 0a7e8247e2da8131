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

/** Cookies of analytics, which no page reads. */
const UNREAD = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|_ym)/

/** Next writes the title for these where they look for it, and streams it to browsers. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|lighthouse|facebook|google|yandex|whatsapp|skype|tumblr|vkshare/i

/** What the server needs to know about the pages that all guests share. */
export type GuestPages = {
  /** Whether the page at a path shows guests nothing of their own but their choices, and counts nothing. */
  isGuestPage: (path: string) => boolean
  /** The cookies by which guests choose how pages are shown, each with the values that have a meaning. */
  choices: Readonly<Record<string, RegExp>>
}

/** The cookies of a request that pages read, in one order; null if there are any but choices. */
function chosen(header: string, choices: GuestPages['choices']): string | null {
  const read: string[] = []
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    if (name === '' || UNREAD.test(name)) continue
    if (!Object.hasOwn(choices, name) || !choices[name]?.test(value)) return null
    read.push(`${name}=${value}`)
  }
  return read.sort().join('; ')
}

const acceptsPages = (accept: string | undefined): boolean =>
  accept === undefined || accept.includes('text/html') || accept.includes('*/*')

/** A page that guests share: what it is stored under, and the cookies that it is rendered with. */
export type GuestPageKey = { key: string; cookie: string }

/**
 * What the page that a request is about depends on, if guests share it; null if they may not.
 *
 * @param host the host name requested
 */
export function guestPageKey(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  host: string,
  { choices, isGuestPage }: GuestPages,
): GuestPageKey | null {
  const { method, url = '/', headers } = request
  const path = pathOf(request)
  if (method !== 'GET' || url !== path || !isGuestPage(path)) return null
  if (OTHERWISE.some((name) => headers[name] !== undefined)) return null
  if (!acceptsPages(headers.accept) || ROBOT.test(headers['user-agent'] ?? '')) return null
  const cookie = chosen(headers.cookie ?? '', choices)
  return cookie === null ? null : { key: `${host} ${path} ${cookie}`, cookie }
}

import { createLocalReq, type Payload } from 'payload'
import type { Actor } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import { signedInUser } from '@/server/signed-in'
import type { SearchViewer } from './types'

/** What the search shows to whoever asks: staff with showrooms of their own find only what stands there. */
export const viewerOf = (actor: Actor): SearchViewer =>
  actor.kind === 'staff' && actor.showrooms !== 'all' ? { showrooms: actor.showrooms } : {}

/**
 * The same from the headers of a page's request. Nothing is asked of the database for a visitor without a session.
 *
 * @throws whatever the database says when it does not answer
 */
export async function viewerFromHeaders(payload: Payload, given: Headers): Promise<SearchViewer> {
  const session = `${payload.config.cookiePrefix}-token=`
  if (!given.get('cookie')?.includes(session)) return {}
  // A page only shows things, so it may be asked for from a link on any site.
  const headers = new Headers(given)
  headers.delete('origin')
  headers.set('sec-fetch-site', 'same-origin')
  const user = await signedInUser(payload, headers)
  if (!user) return {}
  return viewerOf(await actorOf(await createLocalReq({ req: { headers }, user }, payload)))
}

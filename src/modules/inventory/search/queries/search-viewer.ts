import { createLocalReq, type Payload } from 'payload'
import type { Actor } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { pageUser } from '@/server/signed-in'

/** Who looks. Signed-in staff other than role 1 see only vehicles of their showrooms. */
export type SearchViewer = { showrooms?: readonly number[] | 'all' }

/** What the search shows to whoever asks: staff with showrooms of their own find only what stands there. */
export const viewerOf = (actor: Actor): SearchViewer =>
  actor.kind === 'staff' && actor.showrooms !== 'all' ? { showrooms: actor.showrooms } : {}

/**
 * The same from the headers of a page's request. Nothing is asked of the database for a visitor without a session.
 *
 * @throws whatever the database says when it does not answer
 */
export async function viewerFromHeaders(payload: Payload, given: Headers): Promise<SearchViewer> {
  const user = await pageUser(payload, given)
  if (!user) return {}
  return viewerOf(await actorOf(await createLocalReq({ req: { headers: given }, user }, payload)))
}

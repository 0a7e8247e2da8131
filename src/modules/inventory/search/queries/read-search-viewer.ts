import { createLocalReq, type Payload } from 'payload'
import type { Actor } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { pageUser } from '@/server/page-user'

/** Who is searching. Signed-in staff other than role 1 see only vehicles of their showrooms. */
export type SearchViewer = { showrooms?: readonly number[] | 'all' }

/** The vehicles visible to the caller: staff limited to showrooms find only those in them. */
export const viewerOf = (actor: Actor): SearchViewer =>
  actor.kind === 'staff' && actor.showrooms !== 'all' ? { showrooms: actor.showrooms } : {}

/**
 * The same from the headers of a page's request. Visitors without a session cost no query.
 *
 * @throws the database's error if it does not answer
 */
export async function readViewerFromHeaders(payload: Payload, given: Headers): Promise<SearchViewer> {
  const user = await pageUser(payload, given)
  if (!user) return {}
  return viewerOf(await actorOf(await createLocalReq({ req: { headers: given }, user }, payload)))
}

import type { PayloadRequest } from 'payload'
import { createRecord, lockUnchanged } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { getTopicState } from '../queries/list-topics'
import { saveOf } from '../rules/draft-or-publish'
import { routeFromTitle } from '../rules/topic-page'
import type { TopicInput, TopicPatch } from '../schemas/topic'

/** Creates a page, published or as a draft, and returns its id. A page without a route gets one from its title. */
export const createTopic = (
  req: PayloadRequest,
  { published, route, ...values }: TopicInput,
): Promise<number> =>
  createRecord(req, 'topic-pages', {
    ...values,
    route: route || routeFromTitle(values.title),
    _status: published ? 'published' : 'draft',
  })

/**
 * Changes a page, one writer at a time; the rule decides whether readers see the change.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`
 */
export async function changeTopic(
  req: PayloadRequest,
  id: number,
  { published, ...values }: TopicPatch,
  seen?: string,
): Promise<void> {
  await inTransactionOn(req, [`topic-pages:${id}`], async (_, db) => {
    await lockUnchanged(db, 'topic_pages', id, seen)
    const { besideLive, status } = saveOf(await getTopicState(db, id), published)
    const data: Record<string, unknown> = { ...values, _status: status }
    await req.payload.update({
      collection: 'topic-pages',
      id,
      data,
      draft: besideLive,
      req,
      overrideAccess: true,
      depth: 0,
    })
  })
}

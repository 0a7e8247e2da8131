import type { PayloadRequest } from 'payload'
import type { Locale } from '@/kernel/languages/languages'
import {
  type ContentWrite,
  createContent,
  saveContent,
} from '@/modules/content/publishing/operations/create-save-publish-or-unpublish-content'
import { readSentContent } from '@/modules/content/rich-text/operations/read-sent-content'
import { routeFromTitle } from '../rules/topic-page'
import type { TopicInput, TopicPatch } from '../schemas/topic'

/** The fields as the collection has them. @throws AppError 422 for a text that cannot be read */
async function stored<T extends { content?: unknown; parentId?: number | null }>(
  req: PayloadRequest,
  { content, parentId, ...values }: T,
): Promise<Record<string, unknown>> {
  const fields = { ...values, ...(parentId === undefined ? {} : { parent: parentId }) }
  if (content === undefined) return fields
  return { ...fields, content: await readSentContent(req, 'content', content) }
}

/** Creates a page, published or as a draft, and returns its id. A page without a route gets one from its title. */
export const createTopic = async (
  req: PayloadRequest,
  { published, route, ...values }: TopicInput,
  locale?: Locale,
): Promise<number> => {
  const made = { ...(await stored(req, values)), route: route || routeFromTitle(values.title ?? '') || null }
  return createContent(req, 'page', published === true, made, locale)
}

/**
 * Changes a page, one writer at a time; the rule decides whether readers see the change.
 *
 * @param write in which language, and the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`
 */
export const changeTopic = async (
  req: PayloadRequest,
  id: number,
  { published, ...values }: TopicPatch,
  write: Pick<ContentWrite, 'locale' | 'seen'> = {},
): Promise<void> => saveContent(req, { ...write, kind: 'page', id }, published, await stored(req, values))

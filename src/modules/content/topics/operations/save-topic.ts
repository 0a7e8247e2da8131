import type { PayloadRequest } from 'payload'
import type { Locale } from '@/kernel/languages/languages'
import {
  type ContentWrite,
  createContent,
  saveContent,
} from '@/modules/content/publishing/operations/save-content'
import { routeFromTitle } from '../rules/topic-page'
import type { TopicInput, TopicPatch } from '../schemas/topic'

/** Creates a page, published or as a draft, and returns its id. A page without a route gets one from its title. */
export const createTopic = (
  req: PayloadRequest,
  { published, route, ...values }: TopicInput,
  locale?: Locale,
): Promise<number> => {
  const made = { ...values, route: route || routeFromTitle(values.title ?? '') || null }
  return createContent(req, 'page', published === true, made, locale)
}

/**
 * Changes a page, one writer at a time; the rule decides whether readers see the change.
 *
 * @param write in which language, and the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`
 */
export const changeTopic = (
  req: PayloadRequest,
  id: number,
  { published, ...values }: TopicPatch,
  write: Pick<ContentWrite, 'locale' | 'seen'> = {},
): Promise<void> => saveContent(req, { ...write, kind: 'page', id }, published, values)

import type { Payload } from 'payload'
import { createTopic } from '@/modules/content/topics/operations/create-or-change-topic'
import { topicInput } from '@/modules/content/topics/schemas/topic'
import { requestOf } from '../request-as-person'
import { DEMO_PAGES } from './pages'

/** Pages about buying, in header and footer; one below another. */
export async function seedTopics(payload: Payload): Promise<void> {
  const ids = new Map<string, number>()
  for (const { below, ...page } of DEMO_PAGES) {
    const parentId = below === undefined ? null : (ids.get(below) ?? null)
    const input = topicInput.parse({ ...page, parentId, published: true })
    ids.set(page.route, await createTopic(await requestOf(payload, 'manager'), input))
  }
}

import type { Payload } from 'payload'
import type { Locale } from '@/kernel/languages/languages'
import { inMemoryAnswers } from '@/server/database/in-memory-answers'
import { getTopicByRoute, type TopicAtRoute } from './get-topic-by-route'
import { readNamesForTexts } from './read-names-for-texts'

/** Pictures in the texts change without a notice. */
const memory = inMemoryAnswers<TopicAtRoute>('topicTexts', { maxAgeMs: 2_000, most: 200 })

/** Follows a change made in any process. */
export const followTopicTexts = memory.follow

/** The same as `getTopicByRoute` for the page itself, from memory while no page changes. */
export async function getTopicFromMemory(
  payload: Payload,
  route: string,
  locale: Locale,
): Promise<TopicAtRoute | null> {
  const key = JSON.stringify([route, locale, await readNamesForTexts(payload)])
  return memory.get(payload, key, () => getTopicByRoute(payload, route, locale))
}

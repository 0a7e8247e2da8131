import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/kernel/languages/languages'
import type { TopicAtRoute } from '@/modules/content/topics/queries/get-topic-by-route'
import { getTopicFromMemory } from '@/modules/content/topics/queries/get-topic-from-memory'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from './route-in-url'

/** What is published at a route. Read once per page, however many parts need it. */
const topicAt = cache(async (route: string, locale: Locale) =>
  getTopicFromMemory(runningPayload(), route, locale),
)

type PublicTopic = Extract<TopicAtRoute, { page: unknown }>

/** The page at a route; redirects to where it has moved; null if it does not exist. */
export async function getTopicAt(part: string, locale: Locale): Promise<PublicTopic | null> {
  const route = routeIn(part)
  const topic = route === null ? null : await topicAt(route, locale)
  if (topic && 'movedTo' in topic) permanentRedirect(topic.movedTo)
  return topic
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { localeOf } from '@/kernel/languages/languages'
import { listSlidesOf } from '@/modules/content/sliders/queries/list-slides-of'
import { runningPayload } from '@/server/running-payload'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { TopicPageView, topicFacts } from '@/shell/storefront/topics/topic-page-view'
import { pageUnit } from '../page-unit'
import { getTopicAt } from './get-topic-at'

/** What an address contains besides the route: the language that its reader wants. */
export type Pending = { searchParams: Promise<{ lang?: string | string[] }> }

const shown = async (route: string, { searchParams }: Pending) =>
  getTopicAt(route, localeOf((await searchParams).lang))

/** The head of the page at a route, for every address at which it is read. */
export const topicMetadata = async (route: string, props: Pending): Promise<Metadata> => {
  const topic = await shown(route, props)
  return topic ? pageMetadata(topicFacts(topic.page)) : NOT_FOUND_HEAD
}

/** The page at a route, for every address at which it is read. */
export async function topicView(route: string, props: Pending): Promise<ReactNode> {
  const topic = await shown(route, props)
  if (!topic) return <NotFoundPage kind="page" />
  const { above, language, page } = topic
  const payload = runningPayload()
  return (
    <TopicPageView
      page={page}
      above={above}
      language={language}
      slides={await listSlidesOf(payload, page.id)}
      payload={payload}
      unit={await pageUnit()}
    />
  )
}

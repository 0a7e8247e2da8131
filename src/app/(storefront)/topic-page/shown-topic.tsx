import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { localeOf } from '@/kernel/languages/languages'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { TopicPageView, topicFacts } from '@/shell/storefront/topics/topic-page-view'
import { pageUnit } from '../page-deliver-to-and-unit'
import { needTopic } from './topic'

/** What an address contains besides the route: the language that its reader wants. */
export type Pending = { searchParams: Promise<{ lang?: string | string[] }> }

const shown = async (route: string, { searchParams }: Pending) =>
  needTopic(route, localeOf((await searchParams).lang))

/** The head of the page at a route, for every address at which it is read. */
export const topicMetadata = async (route: string, props: Pending): Promise<Metadata> =>
  pageMetadata(topicFacts((await shown(route, props)).page))

/** The page at a route, for every address at which it is read. */
export async function topicView(route: string, props: Pending): Promise<ReactNode> {
  const { above, language, page } = await shown(route, props)
  return (
    <TopicPageView
      page={page}
      above={above}
      language={language}
      payload={runningPayload()}
      unit={await pageUnit()}
    />
  )
}

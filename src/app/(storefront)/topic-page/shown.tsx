import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import type { ReactNode } from 'react'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { TopicPageView, topicFacts } from '@/shell/storefront/topics/topic-page-view'
import { needTopic } from './topic'

/** The head of the page at a route, for every address at which it is read. */
export const topicMetadata = async (route: string): Promise<Metadata> =>
  pageMetadata(topicFacts(await needTopic(route)))

/** The page at a route, for every address at which it is read. */
export async function topicView(route: string): Promise<ReactNode> {
  return <TopicPageView page={await needTopic(route)} payload={await getPayload({ config })} />
}

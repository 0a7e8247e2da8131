import config from '@payload-config'
import { getPayload } from 'payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { TopicPageView, topicFacts } from '@/shell/storefront/topics/topic-page-view'
import { needTopic } from '../topic'

type Address = { params: Promise<{ route: string }> }

export const generateMetadata = async ({ params }: Address) =>
  pageMetadata(topicFacts(await needTopic((await params).route)))

export default async function TopicAddress({ params }: Address) {
  const page = await needTopic((await params).route)
  return <TopicPageView page={page} payload={await getPayload({ config })} />
}

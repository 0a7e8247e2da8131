import { topicMetadata, topicView } from '../shown'

type Address = { params: Promise<{ route: string }> }

export const generateMetadata = async ({ params }: Address) => topicMetadata((await params).route)

export default async function TopicAddress({ params }: Address) {
  return topicView((await params).route)
}

import { type Pending, topicMetadata, topicView } from '../topic-metadata-and-view'

type Address = Pending & { params: Promise<{ route: string }> }

export const generateMetadata = async (address: Address) =>
  topicMetadata((await address.params).route, address)

export default async function TopicAddress(address: Address) {
  return topicView((await address.params).route, address)
}

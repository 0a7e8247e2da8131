import { type Pending, topicMetadata, topicView } from '../shown-topic'

type Address = Pending & { params: Promise<{ route: string }> }

export const generateMetadata = async (address: Address) =>
  topicMetadata((await address.params).route, address)

export default async function TopicAddress(address: Address) {
  return topicView((await address.params).route, address)
}

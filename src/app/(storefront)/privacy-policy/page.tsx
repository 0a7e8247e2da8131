import { type Pending, topicMetadata, topicView } from '../topic-page/shown-topic'

const ROUTE = 'privacy-policy'

export const generateMetadata = (props: Pending) => topicMetadata(ROUTE, props)

export default function PrivacyAddress(props: Pending) {
  return topicView(ROUTE, props)
}

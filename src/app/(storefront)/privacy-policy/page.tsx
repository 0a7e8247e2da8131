import { type Pending, topicMetadata, topicView } from '../topic-page/topic-metadata-and-view'

const ROUTE = 'privacy-policy'

export const generateMetadata = (props: Pending) => topicMetadata(ROUTE, props)

export default function PrivacyAddress(props: Pending) {
  return topicView(ROUTE, props)
}

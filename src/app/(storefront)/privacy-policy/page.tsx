import { type Pending, topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'privacy-policy'

export const generateMetadata = (asked: Pending) => topicMetadata(ROUTE, asked)

export default function PrivacyAddress(asked: Pending) {
  return topicView(ROUTE, asked)
}

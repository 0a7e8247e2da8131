import { topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'privacy-policy'

export const generateMetadata = () => topicMetadata(ROUTE)

export default function PrivacyAddress() {
  return topicView(ROUTE)
}

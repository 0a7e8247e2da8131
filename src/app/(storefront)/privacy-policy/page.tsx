import { type Asked, topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'privacy-policy'

export const generateMetadata = (asked: Asked) => topicMetadata(ROUTE, asked)

export default function PrivacyAddress(asked: Asked) {
  return topicView(ROUTE, asked)
}

import { type Asked, topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'terms-and-conditions'

export const generateMetadata = (asked: Asked) => topicMetadata(ROUTE, asked)

export default function TermsAddress(asked: Asked) {
  return topicView(ROUTE, asked)
}

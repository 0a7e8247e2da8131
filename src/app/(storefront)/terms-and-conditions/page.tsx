import { topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'terms-and-conditions'

export const generateMetadata = () => topicMetadata(ROUTE)

export default function TermsAddress() {
  return topicView(ROUTE)
}

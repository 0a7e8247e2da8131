import { type Pending, topicMetadata, topicView } from '../topic-page/topic-metadata-and-view'

const ROUTE = 'terms-and-conditions'

export const generateMetadata = (props: Pending) => topicMetadata(ROUTE, props)

export default function TermsAddress(asked: Pending) {
  return topicView(ROUTE, asked)
}

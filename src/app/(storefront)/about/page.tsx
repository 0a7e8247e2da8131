import { type Pending, topicMetadata, topicView } from '../topic-page/topic-metadata-and-view'

const ROUTE = 'about'

export const generateMetadata = (props: Pending) => topicMetadata(ROUTE, props)

export default function AboutAddress(props: Pending) {
  return topicView(ROUTE, props)
}

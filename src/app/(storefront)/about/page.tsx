import { type Pending, topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'about'

export const generateMetadata = (asked: Pending) => topicMetadata(ROUTE, asked)

export default function AboutAddress(asked: Pending) {
  return topicView(ROUTE, asked)
}

import { topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'about'

export const generateMetadata = () => topicMetadata(ROUTE)

export default function AboutAddress() {
  return topicView(ROUTE)
}

import { type Asked, topicMetadata, topicView } from '../topic-page/shown'

const ROUTE = 'about'

export const generateMetadata = (asked: Asked) => topicMetadata(ROUTE, asked)

export default function AboutAddress(asked: Asked) {
  return topicView(ROUTE, asked)
}

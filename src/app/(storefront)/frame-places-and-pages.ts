import { listPublishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { runningPayload } from '@/server/running-payload'

/** Showrooms and ports for the frame of the pages. */
export const storefrontPlaces = async () => readPublicPlaces(runningPayload())

/** The published pages, for header and footer. */
export const storefrontPages = async () => listPublishedTopics(runningPayload())

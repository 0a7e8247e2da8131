import config from '@payload-config'
import { getPayload } from 'payload'
import { publishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import { publicPlaces } from '@/modules/settings/places/queries/read-public-places'

/** Showrooms and ports for the frame of the pages. */
export const storefrontPlaces = async () => publicPlaces(await getPayload({ config }))

/** The published pages, for header and footer. */
export const storefrontPages = async () => publishedTopics(await getPayload({ config }))

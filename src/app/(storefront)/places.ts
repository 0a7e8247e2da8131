import config from '@payload-config'
import { getPayload } from 'payload'
import { publicPlaces } from '@/modules/settings/queries/public-places'

/** Showrooms and ports for the frame of the pages. */
export const storefrontPlaces = async () => publicPlaces(await getPayload({ config }))

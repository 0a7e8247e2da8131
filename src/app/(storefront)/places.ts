import config from '@payload-config'
import { getPayload } from 'payload'
import type { SiteFacts } from '@/modules/content/pages/texts/types'
import { publishedTopics } from '@/modules/content/topics/queries/published-topics'
import { publicPlaces } from '@/modules/settings/places/queries/public-places'
import { siteIdentity } from '@/server/site-identity'

/** Showrooms and ports for the frame of the pages. */
export const storefrontPlaces = async () => publicPlaces(await getPayload({ config }))

/** The published pages, for header and footer. */
export const storefrontPages = async () => publishedTopics(await getPayload({ config }))

/** What the plain pages say about the company. */
export async function siteFacts(): Promise<SiteFacts> {
  const { showrooms } = await storefrontPlaces()
  const companies = showrooms.flatMap(({ companyName }) => companyName ?? [])
  return {
    site: siteIdentity().name,
    companies: [...new Set(companies)].sort((a, b) => a.localeCompare(b, 'en')),
  }
}

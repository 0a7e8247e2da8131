import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/server/env'
import { serveSitemapIndex } from '@/shell/storefront/serve-sitemap'

export const dynamic = 'force-dynamic'

/** The index of the sitemap. */
export const GET = async (): Promise<Response> =>
  serveSitemapIndex(await getPayload({ config }), env().SERVER_URL)

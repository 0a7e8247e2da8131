import config from '@payload-config'
import { getPayload } from 'payload'
import { serveSitemapIndex } from '@/modules/inventory/ui/found/serve-sitemap'
import { env } from '@/server/env'

export const dynamic = 'force-dynamic'

/** The index of the sitemap. */
export const GET = async (): Promise<Response> =>
  serveSitemapIndex(await getPayload({ config }), env().SERVER_URL)

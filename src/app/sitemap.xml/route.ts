import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { serveSitemapIndex } from '@/shell/storefront/serve-sitemap'

export const dynamic = 'force-dynamic'

/** The index of the sitemap. */
export const GET = async (): Promise<Response> => serveSitemapIndex(runningPayload(), env().SERVER_URL)

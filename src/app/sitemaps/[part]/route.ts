import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/server/env'
import { serveSitemapPart } from '@/shell/storefront/serve-sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

/** One part of the sitemap. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part } = await params
  return serveSitemapPart(await getPayload({ config }), part, env().SERVER_URL)
}

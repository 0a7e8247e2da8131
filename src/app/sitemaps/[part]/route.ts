import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { serveSitemapPart } from '@/shell/storefront/serve-sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

/** One part of the sitemap. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part } = await params
  return serveSitemapPart(runningPayload(), part, env().SERVER_URL)
}

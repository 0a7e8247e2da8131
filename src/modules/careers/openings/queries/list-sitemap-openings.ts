import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { openings } from '@/modules/careers/tables.gen'
import { select } from '@/server/rows/select'
import { jobHref } from '../rules/opening-urls'

const o = alias(openings, 'o')
const PAGE = { id: o.id, changed: o.updatedAt }

/** So many are in a sitemap at most. */
const MOST = 1_000

/** The pages of published jobs, with the day of their last change. */
export async function listSitemapOpenings(payload: Payload): Promise<{ path: string; changed: string }[]> {
  const rows = await select(
    payload,
    PAGE,
    sql`FROM openings o WHERE o._status = 'published' ORDER BY o.id DESC LIMIT ${MOST}`,
  )
  return rows.map(({ changed, id }) => ({ path: jobHref(id), changed }))
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { PageType, SeoSetting } from '../rules/seo-setting'
import { SEO_SETTING } from './get-seo-setting-from-memory'

/** The settings of a page type as they are in the database now; null if it has none. */
export async function readSeoSetting(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  pageType: PageType,
): Promise<SeoSetting | null> {
  const from = sql`FROM seo_settings WHERE page_type = ${pageType}`
  return (await select(await dbOf(req), SEO_SETTING, from))[0] ?? null
}

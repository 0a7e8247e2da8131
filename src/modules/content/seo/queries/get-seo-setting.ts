import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seoSettings } from '@/modules/content/tables.gen'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { select } from '@/server/rows/select'
import type { PageType, SeoSetting } from '../rules/seo-setting'

/** Announced by the database when settings are written or deleted. */
export const SEO_NOTICE = 'kaido_seo'

/** Settings as calls send them. */
export const SEO_SETTING = {
  pageType: seoSettings.pageType,
  title: seoSettings.title,
  description: seoSettings.description,
  keywords: seoSettings.keywords,
  customCode: seoSettings.customCode,
  createdAt: seoSettings.createdAt,
  updatedAt: seoSettings.updatedAt,
}

const memory = inMemoryCopy('seoSettings', async (payload) => ({
  value: await select(payload.db.drizzle, SEO_SETTING, sql`FROM seo_settings ORDER BY page_type`),
  until: Number.POSITIVE_INFINITY,
}))

/** Follows a change made in any process. */
export const followSeoSettings = memory.follow

/** The settings of all page types that have any, in the order of the types. Held in memory. */
export const listSeoSettings = (payload: Payload): Promise<SeoSetting[]> => memory.get(payload)

/** The settings of one page type; null if it has none: others do not stand in for them. */
export async function getSeoSetting(payload: Payload, pageType: PageType): Promise<SeoSetting | null> {
  return (await listSeoSettings(payload)).find((setting) => setting.pageType === pageType) ?? null
}

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seoSettings } from '@/modules/content/tables.gen'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { select } from '@/server/rows/select'
import { readParts } from '../engine/sign-and-read-custom-parts'
import type { CustomPart } from '../rules/custom-parts'
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

type Held = { settings: SeoSetting[]; parts: ReadonlyMap<PageType, readonly CustomPart[]> }

/** Signatures are checked here, once for each change. */
async function readHeld(payload: Payload): Promise<Held> {
  const shape = { ...SEO_SETTING, customParts: seoSettings.customParts }
  const rows = await select(payload.db.drizzle, shape, sql`FROM seo_settings ORDER BY page_type`)
  return {
    settings: rows.map(({ customParts: _, ...setting }) => setting),
    parts: new Map(
      rows.map(({ customParts, pageType }) => [pageType, readParts(pageType, customParts) ?? []]),
    ),
  }
}

const memory = inMemoryCopy('seoSettings', async (payload) => ({
  value: await readHeld(payload),
  until: Number.POSITIVE_INFINITY,
}))

/** Follows a change made in any process. */
export const followSeoSettings = memory.follow

/** The settings of all page types that have any, in the order of the types. Held in memory. */
export const listSeoSettings = async (payload: Payload): Promise<SeoSetting[]> =>
  (await memory.get(payload)).settings

/** The settings of one page type; null if it has none: others do not stand in for them. */
export async function getSeoSetting(payload: Payload, pageType: PageType): Promise<SeoSetting | null> {
  return (await listSeoSettings(payload)).find((setting) => setting.pageType === pageType) ?? null
}

/** What pages of a type are given of its custom code. Held in memory. */
export async function getCustomParts(payload: Payload, pageType: PageType): Promise<readonly CustomPart[]> {
  return (await memory.get(payload)).parts.get(pageType) ?? []
}

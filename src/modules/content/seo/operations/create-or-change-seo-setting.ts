import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { seoSettings } from '@/modules/content/tables.gen'
import { dbOf } from '@/server/db-of'
import { createRecord, updateRecord } from '@/server/records'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { type PageType, SEO_MESSAGES } from '../rules/seo-setting'
import type { SeoSettingValues } from '../schemas/seo-setting'

/** As stored: what is empty is null, what is not sent stays. */
function storedValues({ customCode, ...texts }: SeoSettingValues): Record<string, string | null> {
  const sent = Object.entries(texts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, blankToNull(value)] as const],
  )
  // Kept exactly as given: the hash of a script is that of its very characters.
  return {
    ...Object.fromEntries(sent),
    ...(customCode !== undefined && { customCode: blankToNull(customCode) === null ? null : customCode }),
  }
}

/**
 * Gives a page type settings.
 *
 * @throws AppError 403 if somebody else than an administrator sends code, 409 if the type has settings, 422
 */
export async function createSeoSetting(
  req: PayloadRequest,
  pageType: PageType,
  values: SeoSettingValues,
): Promise<void> {
  await inTransactionOn(req, [`seo-settings:${pageType}`], async (inner, db) => {
    if (await exists(db, sql`FROM seo_settings WHERE page_type = ${pageType}`))
      throw conflict(SEO_MESSAGES.pageTypeTaken, [{ path: 'pageType', message: SEO_MESSAGES.pageTypeTaken }])
    await createRecord(inner, 'seo-settings', { pageType, ...storedValues(values) })
  })
}

/**
 * Changes the settings of a page type.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 403 if somebody else than an administrator changes the code, 404 if there are none, 409 if they have changed since, 422
 */
export async function changeSeoSetting(
  req: PayloadRequest,
  pageType: PageType,
  values: SeoSettingValues,
  seen?: string,
): Promise<void> {
  const from = sql`FROM seo_settings WHERE page_type = ${pageType}`
  const [id] = await selectValues(await dbOf(req), seoSettings.id, from)
  if (id === undefined) throw notFound()
  await updateRecord(req, 'seo-settings', id, storedValues(values), seen)
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { seoSettings } from '@/modules/content/tables.gen'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { dbOf } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { readParts } from '../engine/sign-and-read-custom-parts'
import { hostsOf } from '../rules/custom-parts'
import type { PageType } from '../rules/seo-setting'

/** Whether the custom code of a page type reaches its pages. */
export type CodeState = {
  /** False where there is code, but none that an administrator has saved with the present secret. */
  isServed: boolean
  /** Hosts that the code loads from and that are not, or no longer, listed. */
  missingHosts: string[]
}

const SHAPE = { customCode: seoSettings.customCode, customParts: seoSettings.customParts }

export async function readCustomCodeState(req: PayloadRequest, pageType: PageType): Promise<CodeState> {
  const from = sql`FROM seo_settings WHERE page_type = ${pageType}`
  const [stored] = await select(await dbOf(req), SHAPE, from)
  const parts = readParts(pageType, stored?.customParts)
  const { scriptHosts } = await readCompanySettings(req.payload, req)
  return {
    isServed: parts !== null || (stored?.customCode ?? null) === null,
    missingHosts: hostsOf(parts ?? []).filter((host) => !scriptHosts?.includes(host)),
  }
}

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seoSettings } from '@/modules/content/tables.gen'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { setScriptPolicy } from '@/server/http-server/script-policy'
import { selectValues } from '@/server/rows/select'
import { hashesOf } from '../rules/custom-parts'

/** Announced by the database when the company's lists change, the hosts of scripts among them. */
export const SCRIPT_HOSTS_NOTICE = 'kaido_script_hosts'

/** Updates what this process lets custom code run: the scripts of all page types, and the company's hosts. */
export async function updateScriptPolicy(payload: Payload): Promise<void> {
  const [parts, { scriptHosts }] = await Promise.all([
    selectValues(
      payload.db.drizzle,
      seoSettings.customParts,
      sql`FROM seo_settings WHERE custom_parts IS NOT NULL`,
    ),
    readCompanySettings(payload),
  ])
  setScriptPolicy({ hashes: [...new Set(parts.flatMap(hashesOf))], hosts: scriptHosts ?? [] })
}

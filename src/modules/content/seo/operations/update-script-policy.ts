import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seoSettings } from '@/modules/content/tables.gen'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { isScriptHost } from '@/modules/settings/company/rules/script-hosts'
import { setScriptPolicy } from '@/server/http-server/script-policy'
import { select } from '@/server/rows/select'
import { readParts } from '../engine/sign-and-read-custom-parts'
import { hashesOf } from '../rules/custom-parts'

/** Announced by the database when the company's lists change, the hosts of scripts among them. */
export const SCRIPT_HOSTS_NOTICE = 'kaido_script_hosts'

const STORED_PARTS = { pageType: seoSettings.pageType, customParts: seoSettings.customParts }

/** Updates what this process lets custom code run: the scripts of all page types, and the company's hosts. */
export async function updateScriptPolicy(payload: Payload): Promise<void> {
  const [settings, { scriptHosts }] = await Promise.all([
    select(payload.db.drizzle, STORED_PARTS, sql`FROM seo_settings WHERE custom_parts IS NOT NULL`),
    readCompanySettings(payload),
  ])
  const parts = settings.flatMap(({ customParts, pageType }) => readParts(pageType, customParts) ?? [])
  // What a script loads in its turn is not known, so that all hosts count as soon as there is one.
  const hosts = parts.length > 0 ? (scriptHosts ?? []) : []
  setScriptPolicy({ hashes: [...new Set(hashesOf(parts))], hosts: hosts.filter(isScriptHost) })
}

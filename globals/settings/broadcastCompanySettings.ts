import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook } from 'payload'
import { COMPANY_NOTICE } from '@/modules/settings/company/queries/read-company-settings'
import { dbOf } from '@/server/db-of'

/** Notifies every process, once the change is committed. */
export const broadcastCompanySettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await (await dbOf(req)).execute(sql`SELECT pg_notify(${COMPANY_NOTICE}, '')`)
  return doc
}

import { sql } from '@payloadcms/db-postgres'
import { MODULES, type ModuleKey } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'

/** The table of the module names chosen by staff. */
export const MODULE_NAMES_KEY = 'module_names'

/** The display name of each module: chosen by staff, or else its default. */
export async function listModuleNames(db: Db): Promise<Record<ModuleKey, string>> {
  const { rows } = await db.execute(sql`SELECT value FROM app_state WHERE key = ${MODULE_NAMES_KEY}`)
  const given = (rows[0]?.value ?? {}) as Partial<Record<ModuleKey, unknown>>
  return Object.fromEntries(
    MODULES.map(({ key, name }) => [key, typeof given[key] === 'string' ? given[key] : name]),
  ) as Record<ModuleKey, string>
}

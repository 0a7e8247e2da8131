import { sql } from '@payloadcms/db-postgres'
import { MODULES, type ModuleKey } from '@/kernel/permissions'
import type { Db } from '@/server/transaction'

/** Where the names that staff gave to modules are kept. */
export const MODULE_NAMES_KEY = 'module_names'

/** What each module is called here: the name that staff gave it, else its own. */
export async function moduleNames(db: Db): Promise<Record<ModuleKey, string>> {
  const { rows } = await db.execute(sql`SELECT value FROM app_state WHERE key = ${MODULE_NAMES_KEY}`)
  const given = (rows[0]?.value ?? {}) as Partial<Record<ModuleKey, unknown>>
  return Object.fromEntries(
    MODULES.map(({ key, name }) => [key, typeof given[key] === 'string' ? given[key] : name]),
  ) as Record<ModuleKey, string>
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { MODULES } from '@/kernel/permissions'
import { recordEvent } from '@/server/audit/record-event'
import { inTransaction } from '@/server/transaction'
import { listModuleNames, MODULE_NAMES_KEY } from '../queries/list-module-names'

/**
 * Changes a module's display name; what it covers stays the same.
 *
 * @throws AppError 404 if there is no such module
 */
export async function renameModule(req: PayloadRequest, id: number, name: string): Promise<void> {
  const module = MODULES.find((one) => one.id === id)
  if (!module) throw notFound()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const before = (await listModuleNames(db))[module.key]
    if (before === name) return
    await db.execute(sql`
      INSERT INTO app_state (key, value) VALUES (${MODULE_NAMES_KEY}, jsonb_build_object(${module.key}::text, ${name}::text))
      ON CONFLICT (key) DO UPDATE SET value = app_state.value || EXCLUDED.value, updated_at = now()`)
    await recordEvent(inner, {
      action: 'update',
      area: 'Roles',
      detail: 'name of a module',
      record: { table: 'app_state', id: module.key, label: module.name },
      before: { name: before },
      after: { name },
    })
  })
}

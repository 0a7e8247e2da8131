import { sql } from '@payloadcms/db-postgres'
import { vehicles } from '@/modules/inventory/tables.gen'
import { number, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { EDITING_SECONDS } from '../rules/editing'

/** A person by name; their address only if they have none. */
export type Somebody = { id: number; name: string }

const SOMEBODY = {
  id: number(sql`u.id`),
  name: text(sql`coalesce(nullif(concat_ws(' ', nullif(btrim(u.first_name), ''), nullif(btrim(u.last_name), '')), ''),
    u.email)`),
}

/** Who is editing a vehicle in the form now; null if nobody is. */
export async function vehicleEditor(db: Db, id: number): Promise<Somebody | null> {
  const [editor] = await select(
    db,
    SOMEBODY,
    sql`FROM payload_locked_documents_rels d
      JOIN payload_locked_documents l ON l.id = d.parent_id
      JOIN payload_locked_documents_rels w ON w.parent_id = l.id AND w.path = 'user'
      JOIN users u ON u.id = w.users_id
      WHERE d.path = 'document' AND d.vehicles_id = ${id}
        AND l.updated_at > now() - make_interval(secs => ${EDITING_SECONDS})
      ORDER BY l.updated_at DESC, l.id DESC LIMIT 1`,
  )
  return editor ?? null
}

/** Who changed a vehicle last; null if the product did, or if the log does not go back that far. */
async function lastChange(db: Db, id: number): Promise<Somebody | null> {
  const [somebody] = await select(
    db,
    SOMEBODY,
    sql`FROM (SELECT actor_id FROM audit_log WHERE table_name = 'vehicles' AND record_id = ${String(id)}
        ORDER BY audit_log.id DESC LIMIT 1) last JOIN users u ON u.id = last.actor_id`,
  )
  return somebody ?? null
}

/** What somebody with a vehicle's form open must know of what others do to it. */
export type VehicleEditing = { editor: Somebody | null; changedBy: Somebody | null; updatedAt: string }

/** Who is editing a vehicle, and when and by whom it was last changed. */
export async function vehicleEditing(db: Db, id: number): Promise<VehicleEditing | null> {
  const [updatedAt] = await selectValues(db, vehicles.updatedAt, sql`FROM vehicles WHERE id = ${id}`)
  if (updatedAt === undefined) return null
  const [editor, changedBy] = [await vehicleEditor(db, id), await lastChange(db, id)]
  return { editor, changedBy, updatedAt: new Date(updatedAt).toISOString() }
}

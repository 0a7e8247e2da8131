import { sql } from '@payloadcms/db-postgres'
import { vehicles } from '@/modules/inventory/tables.gen'
import { lastChangedBy, listLockOwners } from '@/server/database/record-locks'
import type { Db } from '@/server/db-of'
import { number, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { EDITING_SECONDS } from '../rules/edit-lock-times'

/** A person by name; their address only if they have none. */
export type Somebody = { id: number; name: string }

const SOMEBODY = {
  id: number(sql`u.id`),
  name: text(sql`coalesce(nullif(concat_ws(' ', nullif(btrim(u.first_name), ''), nullif(btrim(u.last_name), '')), ''),
    u.email)`),
}

async function somebody(db: Db, id: number | null): Promise<Somebody | null> {
  const [person] = id === null ? [] : await select(db, SOMEBODY, sql`FROM users u WHERE u.id = ${id}`)
  return person ?? null
}

/** How a vehicle is locked. */
export const lockedVehicle = (id: number) => ({ table: 'vehicles', id })

/** Who is editing each of some vehicles in the form now, by the vehicle's id; the others are missing. */
export async function listVehicleEditors(db: Db, ids: readonly number[]): Promise<Map<number, Somebody>> {
  const owners = await listLockOwners(db, 'vehicles', ids, EDITING_SECONDS)
  if (owners.size === 0) return new Map()
  const people = await select(
    db,
    SOMEBODY,
    sql`FROM users u WHERE u.id = ANY(${idList([...owners.values()])})`,
  )
  const known = new Map(people.map((one) => [one.id, one]))
  return new Map(
    [...owners].flatMap(([id, owner]): [number, Somebody][] => {
      const editor = known.get(owner)
      return editor ? [[id, editor]] : []
    }),
  )
}

/** Who is editing a vehicle in the form now; null if nobody is. */
export const getVehicleEditor = async (db: Db, id: number): Promise<Somebody | null> =>
  (await listVehicleEditors(db, [id])).get(id) ?? null

/** What somebody with a vehicle's form open must know of what others do to it. */
export type VehicleEditing = { editor: Somebody | null; changedBy: Somebody | null; updatedAt: string }

/** Who is editing a vehicle, and when and by whom it was last changed; null if there is none. */
export async function getVehicleEditing(db: Db, id: number): Promise<VehicleEditing | null> {
  const [updatedAt] = await selectValues(db, vehicles.updatedAt, sql`FROM vehicles WHERE id = ${id}`)
  if (updatedAt === undefined) return null
  const editor = await getVehicleEditor(db, id)
  const changedBy = await somebody(db, await lastChangedBy(db, lockedVehicle(id)))
  return { editor, changedBy, updatedAt: new Date(updatedAt).toISOString() }
}

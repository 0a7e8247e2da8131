import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import { filled, flag, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, ids as idList, inShowrooms } from '@/server/sql'
import { CHASSIS_TAKEN_MESSAGE, OFFICE_FILE_TAKEN_MESSAGE } from '../rules/number-taken-messages'
import type { BulkConsent } from '../rules/vehicle-claims'
import { STATUS_WHEN_FREE } from '../rules/vehicle-status'
import { changeStatus } from './change-status/change-status'
import { checkEditors } from './check-editors'
import { emitVehicleChanged } from './emit-vehicle-changed'
import { type RefusedVehicle, refusedAsMissing } from './list-bulk-candidates'
import { resolveClaimsInBulk } from './resolve-or-end-claims'
import { runInTurnOnVehicles } from './run-in-turn-on-vehicles'

const FOUND = {
  id: vehicles.id,
  name: text(sql`coalesce(name, sku)`),
  sku: filled(vehicles.sku),
  status: vehicles.status,
}
type Found = RowOf<typeof FOUND>

/** The outcome for each vehicle: moved ones by id, refused ones with the reason. */
type Moved = { changed: number[]; refused: RefusedVehicle[] }

/** Locks the vehicles that are (or are not) in the trash and visible to the caller, in ascending order. */
async function lock(req: PayloadRequest, db: Db, ids: readonly number[], inTrash: boolean): Promise<Found[]> {
  const showrooms = visibleShowrooms(await actorOf(req))
  const where = all([
    sql`id = ANY(${idList(ids)})`,
    inTrash ? sql`deleted_at IS NOT NULL` : sql`deleted_at IS NULL`,
    inShowrooms(sql`showroom_id`, showrooms),
  ])
  return select(db, FOUND, sql`FROM vehicles WHERE ${where} ORDER BY id FOR UPDATE`)
}

/** Moves locked vehicles to the trash or out of it; search and pages follow in the same transaction. */
async function move(
  req: PayloadRequest,
  db: Db,
  ids: readonly number[],
  how: 'trashed' | 'restored',
): Promise<void> {
  if (ids.length === 0) return
  await stampTransaction(req)
  const at = new Date().toISOString()
  const deletedAt = how === 'trashed' ? at : null
  await db.execute(
    sql`UPDATE vehicles SET deleted_at = ${deletedAt}, updated_at = ${at} WHERE id = ANY(${idList(ids)})`,
  )
  await emitVehicleChanged(req, ids, how)
}

/**
 * Moves vehicles to the trash, whatever their state. Meanwhile other vehicles may use their chassis and
 * office file numbers. Their claims end; a reserved vehicle is on offer again when restored.
 *
 * @param ids at most BULK_STATUS_MAX
 * @param bulk the consent about their claims
 * @returns which were moved, and which are not visible to the caller, already there, being edited, or skipped
 * @throws AppError 409 without consent to the effects on claims; nothing is changed then
 */
export async function trashVehicles(
  req: PayloadRequest,
  ids: readonly number[],
  bulk: BulkConsent,
): Promise<Moved> {
  return runInTurnOnVehicles(req, ids, async (inner, db) => {
    const locked = await lock(inner, db, ids, false)
    const edited = await checkEditors(inner, db, locked)
    const isEdited = new Set(edited.map(({ id }) => id))
    const free = locked.filter(({ id }) => !isEdited.has(id))
    const changes = free.map(({ status, ...one }) => ({
      ...one,
      from: status,
      to: status,
      isTrashed: true,
    }))
    const { ended, left } = await resolveClaimsInBulk(inner, db, changes, bulk)
    const isLeft = new Set(left.map(({ id }) => id))
    const going = free.filter(({ id }) => !isLeft.has(id))
    const freed = going.filter(({ id, status }) => ended.has(id) && status === 'RESERVED').map(({ id }) => id)
    await changeStatus(inner, freed, STATUS_WHEN_FREE, { by: 'trash' })
    const changed = going.map(({ id }) => id)
    await move(inner, db, changed, 'trashed')
    return { changed, refused: [...refusedAsMissing(ids, locked), ...edited, ...left] }
  })
}

/**
 * Restores vehicles from the trash, with their previous status. One whose chassis or office file number now
 * belongs to another vehicle stays there, and does not stop the others.
 *
 * @param ids at most BULK_STATUS_MAX
 */
export const restoreVehicles = (req: PayloadRequest, ids: readonly number[]): Promise<Moved> =>
  runInTurnOnVehicles(req, ids, async (inner, db) => {
    const locked = await lock(inner, db, ids, true)
    const taken = await takenNumbers(
      db,
      locked.map(({ id }) => id),
    )
    const isTaken = locked.filter(({ id }) => taken.has(id))
    const changed = locked.map(({ id }) => id).filter((id) => !taken.has(id))
    await move(inner, db, changed, 'restored')
    const refused = isTaken.map(({ id, name }) => ({ id, name, message: taken.get(id) ?? '' }))
    return { changed, refused: [...refusedAsMissing(ids, locked), ...refused] }
  })

const TAKEN = {
  id: number(sql`judged.id`),
  chassis: flag(sql`judged.chassis`),
  officeFileNo: flag(sql`judged.office_file_no`),
}

const messageOf = ({ chassis, officeFileNo }: RowOf<typeof TAKEN>): string =>
  [chassis && CHASSIS_TAKEN_MESSAGE, officeFileNo && OFFICE_FILE_TAKEN_MESSAGE].filter(Boolean).join('. ')

/**
 * Which of these trashed vehicles have a number that another vehicle now has, or one before them in the same
 * list.
 */
async function takenNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const list = idList(ids)
  const other = (column: 'chassis' | 'office_file_no') => sql`EXISTS (
    SELECT 1 FROM vehicles o WHERE lower(o.${sql.identifier(column)}) = lower(v.${sql.identifier(column)})
      AND o.id <> v.id AND (o.deleted_at IS NULL OR (o.id = ANY(${list}) AND o.id < v.id)))`
  const rows = await select(
    db,
    TAKEN,
    sql`FROM (
      SELECT v.id, ${other('chassis')} AS chassis, ${other('office_file_no')} AS office_file_no
      FROM vehicles v WHERE v.id = ANY(${list})) judged
    WHERE chassis OR office_file_no`,
  )
  return new Map(rows.map((row) => [row.id, messageOf(row)]))
}

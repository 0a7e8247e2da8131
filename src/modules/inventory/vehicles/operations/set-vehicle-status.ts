import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { visibleShowrooms } from '@/kernel/permissions'
import { stampTransaction } from '@/server/audit'
import { actorOf } from '@/server/permissions'
import { ids as idList, type Row } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { columnOf, ROW_FIELDS } from '../queries/vehicle-columns'
import { guardSold, type SoldActor } from '../rules/sold-lock'
import { validateVehicle } from '../rules/validate-vehicle'
import type { VehicleDraft } from '../rules/vehicle-draft'
import type { VehicleStatus } from '../rules/vehicle-status'
import { onVehicles } from './on-vehicles'
import { type BulkConsent, settleBulk } from './settle-claims'

/** Most vehicles of one call. */
export const BULK_STATUS_MAX = 500

/** What became of each vehicle: changed ones by id, refused ones with the reason. */
export type StatusOutcome = {
  changed: number[]
  refused: { id: number; name: string; message: string }[]
}

/** The same, with the status that each changed one had. */
export type StatusChange = StatusOutcome & { before: { id: number; status: VehicleStatus }[] }

const CHANGED_MEANWHILE = 'Somebody has given it another status meanwhile'

type Candidate = {
  id: number
  name: string
  sku: string
  status: VehicleStatus
  draft: VehicleDraft
  fuel: string | null
}

/**
 * Gives many vehicles a status in one transaction: publishing, unpublishing, archiving. Each is judged by
 * the rules of a save; one that they refuse stays as it is and does not stop the others. Rows are locked in
 * ascending order, so that two calls over the same vehicles follow each other.
 *
 * @param ids at most BULK_STATUS_MAX
 * @param from if given, only vehicles that have this status are changed: what is taken back was not touched since
 * @param bulk what is agreed about the claims on them
 * @returns `before` without vehicles on which claims ended: their customers know, so it cannot be taken back
 * @throws AppError 409 while nobody has agreed to what becomes of claims; nothing is changed then
 */
export async function setVehicleStatus(
  req: PayloadRequest,
  ids: readonly number[],
  { bulk, from, status }: { status: VehicleStatus; from?: VehicleStatus; bulk: BulkConsent },
): Promise<StatusChange> {
  const actor = await actorOf(req)
  const showrooms = visibleShowrooms(actor)
  const who: SoldActor = { roleId: actor.kind === 'staff' ? actor.roleId : null }
  return onVehicles(req, ids, async (inner, db) => {
    const candidates = await lockCandidates(db, ids, showrooms)
    const { fit, refused } = judge(candidates, { status, from, who })
    const changes = fit.map(({ id, name, sku, status: was }) => ({ id, name, sku, from: was, to: status }))
    const { ended, left } = await settleBulk(inner, db, changes, bulk)
    const isLeft = new Set(left.map(({ id }) => id))
    const going = fit.filter(({ id }) => !isLeft.has(id))
    const changed = going.map(({ id }) => id)
    if (changed.length > 0) {
      await stampTransaction(req)
      await write(db, changed, status)
    }
    const before = going
      .filter(({ id }) => !ended.has(id))
      .map(({ id, status: was }) => ({ id, status: was }))
    return { changed, refused: [...refusedAsMissing(ids, candidates), ...refused, ...left], before }
  })
}

type Asked = { status: VehicleStatus; from?: VehicleStatus; who: SoldActor }

/** Which vehicles may have the status, and why the others may not; one that has it already is neither. */
function judge(candidates: readonly Candidate[], { from, status, who }: Asked) {
  const now = new Date()
  const refused: StatusOutcome['refused'] = []
  const fit = candidates.filter((candidate) => {
    if (candidate.status === status) return false
    const isOther = from !== undefined && candidate.status !== from
    const message = isOther ? CHANGED_MEANWHILE : refusal(candidate, status, who, now)
    if (message) refused.push({ id: candidate.id, name: candidate.name, message })
    return !message
  })
  return { fit, refused }
}

async function lockCandidates(
  db: Db,
  ids: readonly number[],
  showrooms: readonly number[] | 'all',
): Promise<Candidate[]> {
  const { rows } = await db.execute(sql`
    SELECT to_jsonb(v) AS columns, (SELECT name FROM vehicle_fuel_types f WHERE f.id = v.fuel_type_id) AS fuel
    FROM vehicles v WHERE v.id = ANY(${idList(ids)}) AND v.deleted_at IS NULL
      AND ${showrooms === 'all' ? sql`true` : sql`v.showroom_id = ANY(${idList(showrooms)})`}
    ORDER BY v.id FOR UPDATE OF v`)
  return rows.map((row) => {
    const columns = row.columns as Row
    const draft = Object.fromEntries(ROW_FIELDS.map((field) => [field, columns[columnOf(field)] ?? null]))
    return {
      id: Number(columns.id),
      name: String(columns.name ?? columns.sku),
      sku: String(columns.sku),
      status: columns.status as VehicleStatus,
      draft: draft as VehicleDraft,
      fuel: row.fuel === null ? null : String(row.fuel),
    }
  })
}

/** A refusal for each vehicle that was asked for and is not there, or not for the caller. */
export const refusedAsMissing = (
  ids: readonly number[],
  found: readonly { id: number }[],
): StatusOutcome['refused'] => {
  const known = new Set(found.map(({ id }) => id))
  return [...new Set(ids)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, name: `Vehicle ${id}`, message: 'Vehicle not found' }))
}

/** Why a vehicle may not have the status, or null. */
function refusal(
  { status: before, draft, fuel }: Candidate,
  status: VehicleStatus,
  actor: SoldActor,
  now: Date,
): string | null {
  const sold = guardSold({ status: before }, ['status'], actor)
  if (!sold.ok) return sold.error.message
  if (status !== 'PUBLISHED') return null
  const issues = validateVehicle({ ...draft, status }, now, { becomesPublished: true, fuelTypeName: fuel })
  return issues.length > 0 ? issues.map(({ message }) => message).join('. ') : null
}

/** One statement for the rows, one for what search and pages read. */
async function write(db: Db, ids: readonly number[], status: VehicleStatus): Promise<void> {
  await db.execute(sql`
    UPDATE vehicles SET status = ${status}::enum_vehicles_status, updated_at = now(),
      published_at = CASE WHEN ${status} = 'PUBLISHED' THEN coalesce(published_at, now()) ELSE published_at END
    WHERE id = ANY(${idList(ids)})`)
  await db.execute(sql`SELECT refresh_vehicle_search(${idList(ids)})`)
}

import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import { type ShowroomScope, visibleShowrooms } from '@/kernel/permissions'
import { vehicles } from '@/modules/inventory/tables.gen'
import { stampTransaction } from '@/server/audit'
import { actorOf } from '@/server/permissions'
import { filled, json, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList, inShowrooms } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { recordOf, vehicleJson } from '../queries/read-vehicle-row'
import type { VehicleRecord } from '../queries/select-vehicle-columns'
import { guardSold, type SoldActor } from '../rules/sold-lock'
import type { VehicleStatus } from '../rules/vehicle-status'
import { completeVehicles } from './complete-vehicles'
import { emitVehicleChanged } from './emit-vehicle-changed'
import { type BulkConsent, resolveClaimsInBulk } from './resolve-claims'
import { onVehicles } from './run-on-vehicles'
import { updateFields } from './write-vehicles'

/** Most vehicles of one call. */
export const BULK_STATUS_MAX = 500

/** The outcome for each vehicle: changed ones by id, refused ones with the reason. */
export type StatusOutcome = {
  changed: number[]
  refused: { id: number; name: string; message: string }[]
}

/** The same, with the previous status of each changed vehicle. */
export type StatusChange = StatusOutcome & { before: { id: number; status: VehicleStatus }[] }

const CHANGED_MEANWHILE = 'Someone has changed its status in the meantime'

/** A vehicle, as stored. */
export type Candidate = {
  id: number
  name: string
  sku: string
  status: VehicleStatus
  record: VehicleRecord
}

/** A vehicle that may have the status, and how it would be stored. */
type Fit = Candidate & { changed: Partial<VehicleRecord> }

/**
 * Sets the status of many vehicles in one transaction: publishing, unpublishing, archiving. Each is checked
 * by the rules of a save and gets its derived values; a rejected one stays as it is and does not stop the
 * others. Rows are locked in ascending order, so that two calls for the same vehicles do not deadlock.
 *
 * @param ids at most BULK_STATUS_MAX
 * @param from if given, only vehicles with this status are changed, so that an undo skips those changed since
 * @param bulk the consent about their claims
 * @returns `before` without vehicles whose claims ended: their customers were told, so it cannot be undone
 * @throws AppError 409 without consent to the effects on claims; nothing is changed then
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
    const candidates = await candidatesAmong(db, ids, showrooms, true)
    const { fit, refused } = await check(db, candidates, { status, from, who })
    const changes = fit.map(({ id, name, sku, status: was }) => ({ id, name, sku, from: was, to: status }))
    const { ended, left } = await resolveClaimsInBulk(inner, db, changes, bulk)
    const isLeft = new Set(left.map(({ id }) => id))
    const going = fit.filter(({ id }) => !isLeft.has(id))
    const changed = going.map(({ id }) => id)
    if (changed.length > 0) {
      await stampTransaction(req)
      await write(inner, db, going)
    }
    const before = going
      .filter(({ id }) => !ended.has(id))
      .map(({ id, status: was }) => ({ id, status: was }))
    return { changed, refused: [...refusedAsMissing(ids, candidates), ...refused, ...left], before }
  })
}

type Pending = { status: VehicleStatus; from?: VehicleStatus; who: SoldActor }

/**
 * Which vehicles may have the status, and why the others may not; those that have it already are in neither
 * list.
 */
async function check(db: Db, candidates: readonly Candidate[], { from, status, who }: Pending) {
  const asked = candidates.filter((candidate) => candidate.status !== status)
  const completed = await completeVehicles(
    db,
    asked.map(({ record }) => ({ draft: { ...record, status }, stored: record })),
    new Date(),
  )
  const refused: StatusOutcome['refused'] = []
  const fit: Fit[] = []
  for (const [index, candidate] of asked.entries()) {
    const { color, derived, issues, publishedAt } = completed[index]!
    const isOther = from !== undefined && candidate.status !== from
    const message = isOther ? CHANGED_MEANWHILE : refusal(candidate, issues, who)
    if (message) refused.push({ id: candidate.id, name: candidate.name, message })
    else fit.push({ ...candidate, changed: { ...derived, color, publishedAt } })
  }
  return { fit, refused }
}

const v = alias(vehicles, 'v')
const CANDIDATE = {
  id: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  status: v.status,
  record: json((row) => recordOf(z.record(z.string(), z.unknown()).parse(row)), vehicleJson),
}

/**
 * Vehicles that are visible to the caller and not in the trash, by id.
 *
 * @param locks keeps them from being changed until the end of the transaction
 */
export function candidatesAmong(
  db: Db,
  ids: readonly number[],
  showrooms: ShowroomScope,
  locks: boolean,
): Promise<Candidate[]> {
  return select(
    db,
    CANDIDATE,
    sql`FROM vehicles v WHERE v.id = ANY(${idList(ids)}) AND v.deleted_at IS NULL
      AND ${inShowrooms(sql`v.showroom_id`, showrooms)}
    ORDER BY v.id ${locks ? sql`FOR UPDATE OF v` : sql``}`,
  )
}

/** A refusal for each requested vehicle that does not exist, or is not visible to the caller. */
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
function refusal({ status: before }: Candidate, issues: readonly Issue[], actor: SoldActor): string | null {
  const sold = guardSold({ status: before }, ['status'], actor)
  if (!sold.ok) return sold.error.message
  return issues.length > 0 ? issues.map(({ message }) => message).join('. ') : null
}

/**
 * One statement for the rows, one for the derived data of search and pages. Only columns set by the rules are
 * written: ending claims may have changed the others.
 */
async function write(req: PayloadRequest, db: Db, going: readonly Fit[]): Promise<void> {
  const fields = Object.keys(going[0]?.changed ?? {}) as (keyof VehicleRecord)[]
  await updateFields(
    db,
    fields,
    going.map(({ changed, id }) => ({ ...changed, id })),
  )
  await emitVehicleChanged(
    req,
    going.map(({ id }) => id),
    'status',
  )
}

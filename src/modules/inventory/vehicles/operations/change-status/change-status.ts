import type { PayloadRequest } from 'payload'
import { type AppError, conflict, notFound, validationFailed } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { zipArrays } from '@/kernel/zip-arrays'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import type { VehicleRecord } from '../../queries/select-vehicle-columns'
import { guardSold, type SoldActor } from '../../rules/status/sold-lock'
import { isStep, type StatusChange } from '../../rules/status/status-change'
import type { VehicleStatus } from '../../rules/vehicle-status'
import { checkEditors } from '../check-editors'
import { completeVehicles } from '../complete-vehicles'
import { emitVehicleChanged } from '../emit-vehicle-changed'
import {
  type Candidate,
  listCandidates,
  type RefusedVehicle,
  refusedAsMissing,
} from '../list-bulk-candidates'
import { endOtherClaims, resolveClaimsInBulk } from '../resolve-or-end-claims'
import { runInTurnOnVehicles } from '../run-in-turn-on-vehicles'
import { writeFields } from '../write-vehicle-rows'

/**
 * The outcome for each vehicle: changed ones by id with their previous status, refused ones with the reason. Those
 * that have the status already are in neither list. `before` lacks vehicles whose claims ended: their customers were
 * notified, so that cannot be undone.
 */
export type ChangedStatus = {
  changed: number[]
  refused: RefusedVehicle[]
  before: { id: number; status: VehicleStatus }[]
}

const CHANGED_MEANWHILE = 'Someone has changed its status in the meantime'

/** A vehicle that may have the status, and how it would be stored. */
type Fit = Candidate & { changed: Partial<VehicleRecord> }

/**
 * Gives vehicles a status, in the caller's transaction or a new one: the only way to change it, apart from saving
 * the whole vehicle (`save-vehicle`, and `write-imported-vehicles` for imports). The rows are locked first, in ascending
 * order, so that two calls for the same vehicles do not deadlock; then each is validated as for a save and gets its
 * derived values, claims are resolved, the rows are written and the change is emitted once. Whatever the reason,
 * `updated_at` is the time of this write.
 *
 * Vehicles in the trash: people do not reach them, in whatever number. What follows from a reservation, a quote or an
 * order does, so that they have the right status when they are restored; only the status is written then, without
 * validation, which comes with the next save. The same holds for those on the way to the trash.
 *
 * @param change why; people need the consent to the effects on claims
 * @throws AppError 409 without consent to the effects on claims; for what follows from a step also 404, 409 or 422
 * if a vehicle cannot have the status. Nothing is changed then
 */
export async function changeStatus(
  req: PayloadRequest,
  ids: readonly number[],
  status: VehicleStatus,
  change: Exclude<StatusChange, { by: 'staff' | 'import' }>,
): Promise<ChangedStatus> {
  const actor = await actorOf(req)
  const who: SoldActor = { roleId: actor.kind === 'staff' ? actor.roleId : null, by: change.by }
  const isStrict = isStep(change.by)
  const showrooms = isStrict ? 'all' : visibleShowrooms(actor)
  return runInTurnOnVehicles(req, ids, async (inner, db) => {
    const candidates = await listCandidates(db, ids, { showrooms, locks: true, withTrash: isStrict })
    const missing = refusedAsMissing(ids, candidates)
    if (isStrict && missing.length > 0) throw notFound('Vehicle not found')
    const others = candidates.filter((candidate) => candidate.status !== status)
    const edited = change.by === 'bulk' ? await checkEditors(inner, db, others) : []
    const { fit, refused } = await check(db, without(others, edited), { status, change, who })
    const { ended, left } = await resolve(inner, db, fit, { status, change })
    const going = without(fit, left)
    await write(inner, db, going, change)
    const before = going
      .filter(({ id }) => !ended.has(id))
      .map(({ id, status: was }) => ({ id, status: was }))
    return {
      changed: going.map(({ id }) => id),
      refused: [...missing, ...edited, ...refused, ...left],
      before,
    }
  })
}

type Wanted = { status: VehicleStatus; change: Parameters<typeof changeStatus>[3] }

const without = <T extends { id: number }>(all: readonly T[], left: readonly { id: number }[]): T[] => {
  const isLeft = new Set(left.map(({ id }) => id))
  return all.filter(({ id }) => !isLeft.has(id))
}

/** Which vehicles that have another status may have this one, and why the others may not. */
async function check(
  db: Db,
  candidates: readonly Candidate[],
  { change, status, who }: Wanted & { who: SoldActor },
): Promise<{ fit: Fit[]; refused: RefusedVehicle[] }> {
  const isUnchecked = ({ inTrash }: Candidate) => inTrash || change.by === 'trash'
  const fit: Fit[] = candidates.filter(isUnchecked).map((one) => ({ ...one, changed: { status } }))
  const checked = candidates.filter((one) => !isUnchecked(one))
  const completed = await completeVehicles(
    db,
    checked.map(({ record }) => ({ draft: { ...record, status }, stored: record })),
    new Date(),
  )
  const refused: RefusedVehicle[] = []
  for (const [candidate, { color, derived, issues, publishedAt }] of zipArrays(checked, completed)) {
    const problem = refusal(candidate, issues, change, who)
    if (problem && isStep(change.by)) throw problem
    if (problem) refused.push({ id: candidate.id, name: candidate.name, message: problem.message })
    else fit.push({ ...candidate, changed: { ...derived, color, publishedAt } })
  }
  return { fit, refused }
}

type Issues = Parameters<typeof validationFailed>[0]

/** Why a vehicle may not have the status, or null. */
function refusal(
  { status: before }: Candidate,
  issues: Issues,
  change: Wanted['change'],
  who: SoldActor,
): AppError | null {
  if (change.by === 'bulk' && change.from !== undefined && before !== change.from)
    return conflict(CHANGED_MEANWHILE)
  const sold = guardSold({ status: before }, ['status'], who)
  if (!sold.ok) return conflict(sold.error.message)
  if (issues.length === 0) return null
  return validationFailed(issues, issues.map(({ message }) => message).join('. '))
}

const NONE = { ended: new Set<number>(), left: [] }

/** What becomes of the claims on the vehicles, which are about to be written. */
async function resolve(
  req: PayloadRequest,
  db: Db,
  fit: readonly Fit[],
  { change, status: to }: Wanted,
): Promise<Awaited<ReturnType<typeof resolveClaimsInBulk>>> {
  const changes = fit.map(({ id, name, sku, status: from }) => ({ id, name, sku, from, to }))
  if (change.by === 'bulk') return resolveClaimsInBulk(req, db, changes, change.bulk)
  if (change.by === 'order') await endOtherClaims(req, db, changes, change.ownClaims)
  return NONE
}

/**
 * One statement for the rows of a kind, one for the derived data of search and pages. Only columns set by the rules
 * are written: ending claims may have changed the others.
 */
async function write(
  req: PayloadRequest,
  db: Db,
  going: readonly Fit[],
  { by }: StatusChange,
): Promise<void> {
  if (going.length === 0) return
  await stampTransaction(req)
  for (const alike of Map.groupBy(going, ({ changed }) => Object.keys(changed).join()).values())
    await writeFields(
      db,
      Object.keys(alike[0]?.changed ?? {}),
      alike.map(({ changed, id }) => ({ ...changed, id })),
    )
  // Whoever moves vehicles to the trash emits that, once they are there.
  if (by === 'trash') return
  await emitVehicleChanged(
    req,
    going.map(({ id }) => id),
    'status',
  )
}

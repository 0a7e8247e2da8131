import type { PayloadRequest } from 'payload'
import type { Result } from '@/kernel/result'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { zipArrays } from '@/kernel/zip-arrays'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import type { VehicleRecord } from '../../queries/select-vehicle-columns'
import { guardSold } from '../../rules/status/sold-lock'
import { checkEditors } from '../check-editors'
import { completeVehicles } from '../complete-vehicles'
import { emitVehicleChanged } from '../emit-vehicle-changed'
import {
  type Candidate,
  listCandidates,
  type RefusedVehicle,
  refusedAsMissing,
} from '../list-bulk-candidates'
import { runInTurnOnVehicles } from '../run-in-turn-on-vehicles'
import { writeFieldsButStatus, writeTags } from '../write-vehicle-rows'

/** The part of a vehicle that is rewritten, alone among its fields. */
export type Rewritten = Partial<Pick<VehicleRecord, 'price' | 'markup' | 'tags'>>

/** What a vehicle is to become; null if it is that already. */
export type Rewrite = (vehicle: Candidate) => Result<Rewritten, { message: string }> | null

/** A vehicle that may be rewritten, with what is stored and what will be. */
export type Fit = Candidate & { wanted: Rewritten; changed: Partial<VehicleRecord> }

type Checked = { fit: Fit[]; left: RefusedVehicle[]; same: number[] }

/**
 * What a change would do to vehicles: each is checked by the rules of a save and gets its derived values, as when it is
 * saved in the form. Nothing is written.
 *
 * @param locks prevents changes of the vehicles until the end of the transaction
 */
export async function checkRewrite(
  req: PayloadRequest,
  db: Db,
  ids: readonly number[],
  { locks, rewrite }: { locks: boolean; rewrite: Rewrite },
): Promise<Checked> {
  const actor = await actorOf(req)
  const candidates = await listCandidates(db, ids, { showrooms: visibleShowrooms(actor), locks })
  const checked: Checked = { fit: [], left: refusedAsMissing(ids, candidates), same: [] }
  const edited = new Map((await checkEditors(req, db, candidates)).map((one) => [one.id, one]))
  const rewritten: (Candidate & { wanted: Rewritten })[] = []
  for (const candidate of candidates) {
    const answer = rewrite(candidate)
    const isEdited = edited.get(candidate.id)
    if (!answer) checked.same.push(candidate.id)
    else if (isEdited) checked.left.push(isEdited)
    else if (answer.ok) rewritten.push({ ...candidate, wanted: answer.value })
    else checked.left.push({ id: candidate.id, name: candidate.name, message: answer.error.message })
  }
  const completed = await completeVehicles(
    db,
    rewritten.map(({ record, wanted }) => ({ draft: { ...record, ...wanted }, stored: record })),
    new Date(),
  )
  for (const [one, { color, derived, issues, publishedAt }] of zipArrays(rewritten, completed)) {
    const sold = guardSold({ status: one.status }, Object.keys(one.wanted), {})
    const message = sold.ok ? issues.map((issue) => issue.message).join('. ') : sold.error.message
    if (message) checked.left.push({ id: one.id, name: one.name, message })
    else checked.fit.push({ ...one, changed: { ...derived, color, publishedAt, ...markupOf(one.wanted) } })
  }
  return checked
}

const markupOf = ({ markup }: Rewritten) => (markup === undefined ? {} : { markup })

/**
 * Changes prices or tags of many vehicles in one transaction. Each is validated as for a save; one that is refused stays as
 * it is and does not stop the others. Rows are locked in ascending order, so that two calls for the same vehicles do not
 * deadlock.
 */
export const rewriteVehicles = (
  req: PayloadRequest,
  ids: readonly number[],
  rewrite: Rewrite,
): Promise<Checked> =>
  runInTurnOnVehicles(req, ids, async (inner, db) => {
    const checked = await checkRewrite(inner, db, ids, { locks: true, rewrite })
    if (checked.fit.length === 0) return checked
    await stampTransaction(inner)
    await write(inner, db, checked.fit)
    return checked
  })

/** Only columns set by the rules are written, and tags where those change. */
async function write(req: PayloadRequest, db: Db, fit: readonly Fit[]): Promise<void> {
  const fields = Object.keys(fit[0]?.changed ?? {})
  await writeFieldsButStatus(
    db,
    fields,
    fit.map(({ changed, id }) => ({ ...changed, id })),
  )
  await writeTags(
    db,
    fit.flatMap(({ id, wanted: { tags } }) => (tags ? [{ id, tags }] : [])),
  )
  await emitVehicleChanged(
    req,
    fit.map(({ id }) => id),
    'saved',
  )
}

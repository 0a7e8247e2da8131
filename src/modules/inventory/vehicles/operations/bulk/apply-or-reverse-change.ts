import type { PayloadRequest } from 'payload'
import type { BulkChange, BulkStatus, BulkValue } from '../../rules/stock/bulk-change'
import type { VehicleStatus } from '../../rules/vehicle-status'
import { setVehicleStatus } from '../set-vehicle-status'
import { restoreVehicles, trashVehicles } from '../trash-or-restore-vehicles'
import { type Rewrite, rewriteVehicles } from './check-or-rewrite-vehicles'
import { partOf, rewriteBack, rewriteFor } from './plan-rewrite'

/** What became of a vehicle; one that is missing here was already as wanted. */
export type Applied =
  | { id: number; state: 'changed'; was: BulkValue | null; became: BulkValue | null }
  | { id: number; state: 'left'; name: string; message: string }

/** Vehicles that a customer has a claim on are left alone: each such claim is a decision of its own. */
const LEAVING = { consent: { agreed: {} }, leavesAffected: true }

type Refused = readonly { id: number; name: string; message: string }[]
const leftOf = (refused: Refused): Applied[] => refused.map((one) => ({ ...one, state: 'left' as const }))

/** Does a change to some vehicles, in the caller's transaction. */
export async function applyChange(
  req: PayloadRequest,
  change: BulkChange,
  ids: readonly number[],
): Promise<Applied[]> {
  if (change.kind === 'status') return applyStatus(req, ids, change.status)
  if (change.kind === 'trash') {
    const { changed, refused } = await trashVehicles(req, ids, LEAVING)
    return [...changed.map((id) => moved(id, true)), ...leftOf(refused)]
  }
  return rewritten(req, ids, change.kind, rewriteFor(change))
}

const moved = (id: number, trashed: boolean): Applied => ({
  id,
  state: 'changed',
  was: { trashed: !trashed },
  became: { trashed },
})

async function applyStatus(
  req: PayloadRequest,
  ids: readonly number[],
  status: VehicleStatus,
  from?: VehicleStatus,
): Promise<Applied[]> {
  const { before, changed, refused } = await setVehicleStatus(req, ids, { status, from, bulk: LEAVING })
  const had = new Map(before.map((one) => [one.id, one.status]))
  const done = changed.map((id): Applied => {
    const was = had.get(id)
    return { id, state: 'changed', was: was ? { status: was } : null, became: { status } }
  })
  return [...done, ...leftOf(refused)]
}

async function rewritten(
  req: PayloadRequest,
  ids: readonly number[],
  kind: 'price' | 'tags',
  rewrite: Rewrite,
): Promise<Applied[]> {
  const { fit, left } = await rewriteVehicles(req, ids, rewrite)
  const done = fit.map(
    ({ id, record, wanted }): Applied => ({
      id,
      state: 'changed',
      was: partOf(kind, record),
      became: partOf(kind, wanted),
    }),
  )
  return [...done, ...leftOf(left)]
}

/** A vehicle of a change, with what the change made of it. */
export type Reversed = { id: number; was: BulkValue | null; became: BulkValue | null }

/** Takes a change back for some of its vehicles; those that were changed since stay as they are. */
export async function reverseChange(
  req: PayloadRequest,
  change: BulkChange,
  items: readonly Reversed[],
): Promise<Applied[]> {
  const ids = items.map(({ id }) => id)
  if (change.kind === 'trash') {
    const { changed, refused } = await restoreVehicles(req, ids)
    return [...changed.map((id) => moved(id, false)), ...leftOf(refused)]
  }
  if (change.kind === 'status') return reverseStatus(req, items, change.status)
  return rewritten(req, ids, change.kind, rewriteBack(new Map(items.map((item) => [item.id, item]))))
}

async function reverseStatus(
  req: PayloadRequest,
  items: readonly Reversed[],
  from: BulkStatus,
): Promise<Applied[]> {
  const done: Applied[] = []
  const byStatus = Map.groupBy(items, ({ was }) => (was && 'status' in was ? was.status : null))
  for (const [status, ones] of byStatus)
    if (status)
      done.push(
        ...(await applyStatus(
          req,
          ones.map(({ id }) => id),
          status,
          from,
        )),
      )
  return done
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { imagesOf, setVehicleImages } from '@/modules/inventory/media/operations/set-vehicle-images'
import { storeSentFiles } from '@/modules/inventory/media/operations/store-sent-files'
import { vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import type { Db } from '@/server/db-of'
import { createRecord } from '@/server/records'
import { filled, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { pricesEntered } from '../rules/derived/selling-price'
import { guardSold } from '../rules/status/sold-lock'
import type { StatusChange } from '../rules/status/status-change'
import type { Consent } from '../rules/vehicle-claims'
import type { VehicleStatus } from '../rules/vehicle-status'
import { consentOf, withoutConsent } from '../schemas/claims-consent'
import type { VehicleInput } from '../schemas/vehicle'
import { checkEditors } from './check-editors'
import { emitVehicleChanged } from './emit-vehicle-changed'
import { resolveClaims } from './resolve-or-end-claims'
import { type ResolvedReferences, resolveVehicleReferences } from './resolve-vehicle-references'
import { runInTurnOnVehicles } from './run-in-turn-on-vehicles'

/**
 * Creates or changes a vehicle: its fields, tags, features and pictures in one transaction. As for every
 * save, the collection's hooks derive values and validate.
 *
 * @param id the vehicle to change; creates a new one if left out
 * @returns its id
 * @throws AppError 404 if there is none visible to the caller, 409 if it has changed since `input.updatedAt`,
 * is sold, is being edited by another user, or has affected claims that the input does not name, 422 with an
 * issue for each unknown reference; Payload's ValidationError for violations of the rules
 */
export async function saveVehicle(req: PayloadRequest, given: VehicleInput, id?: number): Promise<number> {
  const input = await storeSentFiles(req, given)
  const showrooms = visibleShowrooms(await actorOf(req))
  return runInTurnOnVehicles(req, id === undefined ? [] : [id], async (inner, db) => {
    const before = id === undefined ? null : await lockVehicle(db, id, showrooms, input.updatedAt)
    if (before) await refuseWhileEdited(inner, db, before.id)
    const references = await resolveVehicleReferences(db, input, showrooms)
    if (references.issues.length > 0) throw validationFailed(references.issues)
    const data = pricesEntered(fieldsOf(input, references.ids), before)
    if (before) await resolve(inner, db, before, data, consentOf(input))
    const saved = await write(req, data, id)
    const wanted = imagesOf(input)
    if (!wanted) return saved
    await stampTransaction(req)
    if (!(await setVehicleImages(db, saved, wanted.images, wanted.field))) return saved
    if (before?.status === 'SOLD') refuseSold()
    await emitVehicleChanged(inner, [saved], 'pictures')
    return saved
  })
}

const STORED = {
  id: vehicles.id,
  name: text(sql`coalesce(name, sku)`),
  sku: filled(vehicles.sku),
  status: vehicles.status,
  showroom: vehicles.showroomId,
  costValue: vehicles.costValue,
  markup: vehicles.markup,
}
type Stored = RowOf<typeof STORED>

/**
 * Locks a vehicle's row for a change, if it is visible to the caller and unchanged since.
 *
 * @throws AppError 404, or 409 if it has changed since `seen`
 */
async function lockVehicle(
  db: Db,
  id: number,
  showrooms: readonly number[] | 'all',
  seen?: string,
): Promise<Stored> {
  // Checked once it is locked: someone may have sold it or moved it to another showroom in the meantime.
  const [stored] = await select(
    db,
    STORED,
    sql`FROM vehicles WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  )
  if (!stored || !reachesShowroom(showrooms, stored.showroom)) throw notFound('Vehicle not found')
  await lockUnchanged(db, 'vehicles', id, seen)
  return stored
}

/** @throws AppError 409 with the name of the other user who is editing it */
async function refuseWhileEdited(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const [edited] = await checkEditors(req, db, [{ id, name: '' }])
  if (edited) throw conflict(edited.message)
}

/**
 * The effects of a change of status or showroom on the vehicle's claims, which the caller must have consented
 * to.
 */
async function resolve(
  req: PayloadRequest,
  db: Db,
  { id, name, showroom, sku, status }: Stored,
  data: Record<string, unknown>,
  consent: Consent,
): Promise<void> {
  const to = (data.status as VehicleStatus | undefined) ?? status
  const isMoved = typeof data.showroom === 'number' && data.showroom !== showroom
  if (to === status && !isMoved) return
  await resolveClaims(req, db, { id, name, sku, from: status, to, isMoved }, consent)
}

/** The vehicle's own fields: without derived ones and those stored elsewhere. */
function fieldsOf(input: VehicleInput, ids: ResolvedReferences['ids']): Record<string, unknown> {
  const { sku, engineSize, colorName, tagNames, location, images, imagePaths, updatedAt, ...given } = input
  const values = Object.entries(withoutConsent(given))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, value === '' ? null : value])
  return { ...Object.fromEntries(values), ...ids }
}

async function write(req: PayloadRequest, data: Record<string, unknown>, id?: number): Promise<number> {
  if (id === undefined) return createRecord(req, 'vehicles', data)
  // Another user editing it in the form holds it until they are done or it is taken over.
  const statusChange: StatusChange = { by: 'staff' }
  const options = { overrideAccess: true, overrideLock: false, context: { statusChange } }
  await req.payload.update({ collection: 'vehicles', id, data, req, depth: 0, ...options })
  return id
}

/** A sold vehicle's pictures cannot be changed either. */
function refuseSold(): never {
  const answer = guardSold({ status: 'SOLD' }, ['images'], {})
  throw conflict(answer.ok ? 'This vehicle is sold' : answer.error.message)
}

import type { PayloadRequest } from 'payload'
import { type AppError, conflict } from '@/kernel/errors'
import { seesCustomers } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import {
  type AffectedClaims,
  affectedClaims,
  claimWords,
  leftAlone,
  listClaimsOn,
} from '../queries/list-claims'
import {
  type BulkConsent,
  type ClaimField,
  type Consent,
  notAgreed,
  UNDECIDED,
} from '../rules/vehicle-claims'
import type { ChangedVehicle } from './declare-claims'

/** A vehicle before its change; the consent names who has bought it. */
type Vehicle = Omit<ChangedVehicle, 'isSoldToHolder'>

/** The effects on a vehicle's claims, and whether all of them are consented to. */
type Affected = { vehicle: ChangedVehicle; affected: AffectedClaims[]; isAgreed: boolean }

/** The vehicles whose claims the change affects. Read only; the vehicles' rows are locked. */
async function affectedBy(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly Vehicle[],
  { agreed, isSoldToHolder }: Consent,
): Promise<Affected[]> {
  const named = seesCustomers(await actorOf(req))
  const ids = vehicles.map(({ id }) => id)
  const open = await listClaimsOn(db, ids, named)
  return vehicles
    .map((one) => {
      const vehicle = { ...one, isSoldToHolder }
      const affected = affectedClaims(open.get(one.id) ?? [], vehicle)
      const isAgreed = affected.every(
        ({ effects, source }) => notAgreed(effects, agreed[source.field]).length === 0,
      )
      return { vehicle, affected, isAgreed }
    })
    .filter(({ affected }) => affected.length > 0)
}

/** Where an issue about a claim points; with several vehicles it names the vehicle too. */
const pathOf = (vehicleId: number, field: ClaimField, claimId: number, isOne: boolean): string =>
  `${isOne ? '' : `vehicles.${vehicleId}.`}${field}.${claimId}`

/** The refusal of a change without consent: an issue for each claim with what would happen to it. */
function notAgreedTo(unconfirmed: readonly Affected[], isOne: boolean): AppError {
  const issues = unconfirmed.flatMap(({ affected, vehicle }) =>
    affected.flatMap(({ effects, source }) =>
      effects.map((effect) => ({
        path: pathOf(vehicle.id, source.field, effect.claim.id, isOne),
        message: source.effectText(effect, vehicle),
      })),
    ),
  )
  const all = unconfirmed.flatMap(({ affected }) => affected)
  const undecided = all.flatMap(({ effects }) => effects).find(({ ends }) => ends === UNDECIDED)
  const sold = undecided && {
    path: 'soldToHolder',
    message: `Has ${undecided.claim.customer ?? 'the customer'} bought the vehicle?`,
  }
  const subject = isOne
    ? 'this vehicle'
    : unconfirmed.length === 1
      ? 'one vehicle'
      : `${unconfirmed.length} vehicles`
  return conflict(`This affects ${claimWords(all)} of ${subject}`, sold ? [...issues, sold] : issues)
}

/** Has each source end its claims, on all vehicles at once. */
async function endClaims(
  req: PayloadRequest,
  db: Db,
  agreed: readonly Affected[],
  note: string | null,
): Promise<void> {
  const sources = new Set(agreed.flatMap(({ affected }) => affected.map(({ source }) => source)))
  for (const source of sources) {
    const own = agreed.flatMap(({ affected, vehicle }) =>
      affected.filter((one) => one.source === source).map(({ effects }) => ({ vehicle, effects })),
    )
    await source.end(req, db, own, note)
  }
}

/**
 * Resolves the claims on one vehicle before it is changed.
 *
 * @throws AppError 409 with an issue for each claim without consent
 */
export async function resolveClaims(
  req: PayloadRequest,
  db: Db,
  vehicle: Vehicle,
  consent: Consent,
): Promise<void> {
  const affected = await affectedBy(req, db, [vehicle], consent)
  if (affected.some(({ isAgreed }) => !isAgreed)) throw notAgreedTo(affected, true)
  await endClaims(req, db, affected, consent.note ?? null)
}

/**
 * Resolves the claims on several vehicles before they are changed.
 *
 * @returns ids of vehicles whose claims ended, and skipped ones with the reason
 * @throws AppError 409 with an issue for each claim without consent, unless those vehicles are to be skipped
 */
export async function resolveClaimsInBulk(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly Vehicle[],
  { consent, leavesAffected = false }: BulkConsent,
): Promise<{ ended: Set<number>; left: { id: number; name: string; message: string }[] }> {
  const rows = await affectedBy(req, db, vehicles, consent)
  const open = rows.filter(({ isAgreed }) => !isAgreed)
  if (open.length > 0 && !leavesAffected) throw notAgreedTo(open, false)
  const agreed = rows.filter(({ isAgreed }) => isAgreed)
  await endClaims(req, db, agreed, consent.note ?? null)
  const ended = agreed.filter(({ affected }) =>
    affected.some(({ effects }) => effects.some(({ ends }) => ends !== null)),
  )
  return {
    ended: new Set(ended.map(({ vehicle }) => vehicle.id)),
    left: open.map(({ affected, vehicle: { id, name } }) => ({ id, name, message: leftAlone(affected) })),
  }
}

/**
 * Ends what others want of vehicles that an order changes, as far as it is known how. The order is what the vehicles
 * change for, so its own claims stay.
 */
export async function endOtherClaims(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly Vehicle[],
  own: ClaimField,
): Promise<void> {
  const affected = await affectedBy(req, db, vehicles, { agreed: {}, isSoldToHolder: false })
  const others = affected.map((one) => ({
    ...one,
    affected: one.affected
      .filter(({ source }) => source.field !== own)
      .map(({ effects, source }) => ({ source, effects: effects.filter(({ ends }) => ends !== UNDECIDED) }))
      .filter(({ effects }) => effects.length > 0),
  }))
  await endClaims(req, db, others, null)
}

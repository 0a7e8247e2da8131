import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { AppError } from '@/kernel/errors'
import { requestReservation } from '@/modules/inventory/reservations/operations/request-reservation'
import { takeReservationStepOfStaff } from '@/modules/inventory/reservations/operations/take-reservation-step'
import { statusOfCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import { addCatalogue } from '../shared/catalogue'

export type HoldDrillOptions = {
  payload: Payload
  /** How many customers request the one vehicle, each twice at the same time. */
  customers: number
  /** How many of the requests are confirmed at the same time. */
  confirms: number
  print: (text: string) => void
}

/** The drill's findings. */
export type HoldDrillResult = {
  ok: boolean
  requests_sent: number
  /** Rows in the table, and customers that they belong to. */
  requests: number
  customers: number
  /** Requests that were refused with 409 and a sentence. */
  requests_refused: number
  confirms_sent: number
  holds: number
  confirms_refused: number
  /** The messages for the losers, without duplicates. */
  sentences: string[]
  /** The vehicle's final status, in its row and in the search. */
  vehicle: string
  searched: string
  /** Other failures, such as a lost connection. */
  faults: number
  /** E-mails in the outbox: one per request, one for the confirmation. */
  mails: number
  seconds: number
}

type Outcome = { ok: true } | { ok: false; sentence: string | null }

/** The outcome of one attempt: done, refused with a reason for people, or broken. */
async function attempt(work: () => Promise<unknown>, print: (text: string) => void): Promise<Outcome> {
  try {
    await work()
    return { ok: true }
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return { ok: false, sentence: error.message }
    print(`a fault: ${error instanceof Error ? error.message : String(error)}`)
    return { ok: false, sentence: null }
  }
}

const sentencesOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((one) => (one.ok || one.sentence === null ? [] : [one.sentence]))
const faultsOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter((one) => !one.ok && one.sentence === null).length

/**
 * Lets many customers request one vehicle and many members of staff confirm, all at once, and counts the
 * results.
 */
export async function drillHold(options: HoldDrillOptions): Promise<HoldDrillResult> {
  const { customers, payload, print } = options
  const started = Date.now()
  const vehicle = await addVehicle(payload)
  const people = await addCustomers(payload, customers)
  const [staff] = await usersOf(payload, sql`email = 'drill@kaido.example'`)
  const run = async (
    user: TypedUser | undefined,
    work: typeof requestReservation | typeof takeReservationStepOfStaff,
    id: number,
  ) => {
    const req = await createLocalReq({ user }, payload)
    return work === requestReservation
      ? requestReservation(req, id)
      : takeReservationStepOfStaff(req, id, 'confirm')
  }
  const outcomes = await Promise.all(
    [...people, ...people].map((user) => attempt(() => run(user, requestReservation, vehicle), print)),
  )
  print(`${outcomes.length} requests by ${people.length} customers in ${Date.now() - started} ms`)
  const ids = await requestsToConfirm(payload, vehicle, options.confirms)
  const confirmed = await Promise.all(
    ids.map((id) => attempt(() => run(staff, takeReservationStepOfStaff, id), print)),
  )
  print(`${confirmed.length} confirmations`)
  const left = await count(payload, vehicle)
  const result = {
    ...left,
    requests_sent: outcomes.length,
    requests_refused: sentencesOf(outcomes).length,
    confirms_sent: confirmed.length,
    confirms_refused: sentencesOf(confirmed).length,
    sentences: [...new Set([...sentencesOf(outcomes), ...sentencesOf(confirmed)])],
    faults: faultsOf(outcomes) + faultsOf(confirmed),
    seconds: Math.round((Date.now() - started) / 100) / 10,
  }
  return { ok: isRight(result, customers), ...result }
}

const isRight = (result: Omit<HoldDrillResult, 'ok'>, customers: number): boolean =>
  result.faults === 0 &&
  result.requests === customers &&
  result.customers === customers &&
  result.requests_refused === result.requests_sent - customers &&
  result.holds === 1 &&
  result.confirms_refused === result.confirms_sent - 1 &&
  result.vehicle === 'RESERVED' &&
  result.searched === 'RESERVED' &&
  result.mails === customers + 1

async function addVehicle(payload: Payload): Promise<number> {
  const catalogue = await addCatalogue(payload)
  const { color, ...lists } = {
    color: catalogue.colour,
    manufacturer: catalogue.manufacturer,
    model: catalogue.model,
    modelCode: catalogue.modelCode,
    vehicleType: catalogue.vehicleType,
    fuelType: catalogue.fuelType,
    drivetrain: catalogue.drivetrain,
    conditionGrade: catalogue.conditionGrade,
    transmission: catalogue.transmission,
    showroom: catalogue.showroom,
  }
  const facts = { officeFileNo: 'HOLD-1', chassis: 'DR1-0000001', year: 2020, seats: 5, engineSizeCc: 1496 }
  const made = await payload.create({
    collection: 'vehicles',
    data: { ...lists, color, ...facts, price: 8_450, mileage: 40_000, status: 'PUBLISHED' },
    overrideAccess: true,
    depth: 0,
  })
  return Number(made.id)
}

/** Accounts without a password: hashing a hundred would take longer than the drill. */
async function addCustomers(payload: Payload, count: number): Promise<TypedUser[]> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO users (email, first_name, last_name, user_type, status)
    SELECT 'hold-' || n || '@drill.example', 'Buyer', n::text, 'CUSTOMER', 'ACTIVE'
    FROM generate_series(1, ${count}::int) n`)
  return usersOf(payload, sql`email LIKE 'hold-%@drill.example'`)
}

async function usersOf(payload: Payload, where: ReturnType<typeof sql>): Promise<TypedUser[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id, email, role_id AS role, status FROM users WHERE ${where} ORDER BY id`,
  )
  return rows.map((row) => ({ ...row, collection: 'users' }) as unknown as TypedUser)
}

/** Requests from all over the queue. */
async function requestsToConfirm(payload: Payload, vehicle: number, count: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM reservations WHERE vehicle_id = ${vehicle} AND status = 'REQUESTED'
    ORDER BY md5(id::text) LIMIT ${count}`)
  return rows.map((row) => Number(row.id))
}

async function count(payload: Payload, vehicle: number) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*)::int AS requests, count(DISTINCT customer_id)::int AS customers,
      count(*) FILTER (WHERE status = 'CONFIRMED')::int AS holds,
      (SELECT status::text FROM vehicles WHERE id = ${vehicle}) AS vehicle,
      (SELECT status FROM vehicle_search WHERE vehicle_id = ${vehicle}) AS searched,
      (SELECT count(*)::int FROM mail_outbox WHERE event_key LIKE 'hold-%') AS mails
    FROM reservations WHERE vehicle_id = ${vehicle}`)
  const row = rows[0] ?? {}
  return {
    requests: Number(row.requests),
    customers: Number(row.customers),
    holds: Number(row.holds),
    vehicle: String(row.vehicle),
    searched: statusOfCode(Number(row.searched)),
    mails: Number(row.mails),
  }
}

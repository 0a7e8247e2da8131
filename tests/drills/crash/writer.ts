import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '../shared/catalogue'
import {
  type Answered,
  bodyOf,
  changedState,
  identityOf,
  keyOf,
  newState,
  stateOf,
  TRASHED,
  type Vehicle,
  type VehicleState,
  type Write,
} from './fleet'

export type Writer = {
  origin: string
  catalogue: Catalogue
  /** The prefix of each chassis and request id of this writer. */
  name: string
  /** Every vehicle of this writer, including earlier rounds. */
  vehicles: Vehicle[]
  /** Called with each write as it is sent. */
  writes: Write[]
  /** What must never happen: a refusal of a legitimate write, a response that differs from what was sent. */
  faults: string[]
  isStopped: () => boolean
}

/** An app that takes longer than this has lost a request. */
const ANSWER_TIMEOUT_MS = 30_000
/** Interval between attempts while nobody responds. */
const PAUSE_MS = 20

/**
 * Writes one request after another until it is stopped: creates, changes and bulk changes of status. A
 * vehicle whose write was not acknowledged is left alone until the drill has checked what became of it.
 */
export async function writeUntilKilled(writer: Writer): Promise<void> {
  const { catalogue, vehicles, name } = writer
  const unsure = new Set<Vehicle>()
  for (let n = 1; !writer.isStopped(); n += 1) {
    const requestId = `${name}-${String(n).padStart(4, '0')}`
    const known = vehicles.filter(
      (vehicle) => vehicle.confirmed && vehicle.confirmed.status !== TRASHED && !unsure.has(vehicle),
    )
    const dice = Math.random()
    const write =
      dice < 0.4 || known.length < 2
        ? create(requestId, writer)
        : dice < 0.7
          ? update(requestId, known, catalogue)
          : dice < 0.9
            ? bulk(requestId, known)
            : trash(requestId, known)
    writer.writes.push(write)
    const isAcknowledged = await send(writer, write)
    if (isAcknowledged) continue
    for (const vehicle of write.results.keys()) unsure.add(vehicle)
    await sleep(PAUSE_MS)
  }
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

function create(requestId: string, { catalogue, vehicles }: Writer): Write {
  const vehicle: Vehicle = { chassis: requestId.toUpperCase(), id: null, confirmed: null, past: new Set() }
  vehicles.push(vehicle)
  return {
    requestId,
    kind: 'create',
    results: new Map([[vehicle, newState(catalogue)]]),
    isAcknowledged: false,
  }
}

function update(requestId: string, known: readonly Vehicle[], catalogue: Catalogue): Write {
  const vehicle = anyOf(known)
  const results = new Map([[vehicle, changedState(vehicle.confirmed!, catalogue)]])
  return { requestId, kind: 'update', results, isAcknowledged: false }
}

function bulk(requestId: string, known: readonly Vehicle[]): Write {
  const now = anyOf(known).confirmed?.status
  const chosen = known.filter(({ confirmed: settled }) => settled?.status === now).slice(-6)
  const status = now === 'PUBLISHED' ? 'ARCHIVED' : 'PUBLISHED'
  const results = new Map(chosen.map((vehicle) => [vehicle, { ...vehicle.confirmed!, status }]))
  return { requestId, kind: 'bulk', results, isAcknowledged: false }
}

function trash(requestId: string, known: readonly Vehicle[]): Write {
  const vehicle = anyOf(known)
  const results = new Map([[vehicle, { ...vehicle.confirmed!, status: TRASHED }]])
  return { requestId, kind: 'trash', results, isAcknowledged: false }
}

function requestOf(write: Write, catalogue: Catalogue): [method: string, path: string, body: unknown] {
  const [[vehicle, state]] = [...write.results] as [[Vehicle, Parameters<typeof bodyOf>[0]]]
  if (write.kind === 'create')
    return ['POST', '/vehicles', { ...identityOf(vehicle.chassis, catalogue), ...bodyOf(state) }]
  if (write.kind === 'update') return ['PATCH', `/vehicles/${vehicle.id}`, bodyOf(state, vehicle.confirmed)]
  if (write.kind === 'trash') return ['DELETE', `/vehicles/${vehicle.id}`, undefined]
  const ids = [...write.results.keys()].map(({ id }) => id)
  return ['POST', '/vehicles/bulk/status', { ids, status: state.status }]
}

/** Sends a write; true if it was acknowledged, false if unknown. */
async function send(writer: Writer, write: Write): Promise<boolean> {
  const { catalogue, faults, origin } = writer
  const [method, path, body] = requestOf(write, catalogue)
  let status = 0
  let text = ''
  try {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${catalogue.token}`,
        'content-type': 'application/json',
        'x-request-id': write.requestId,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      faults.push(`${write.requestId}: no answer in ${ANSWER_TIMEOUT_MS / 1000} s`)
    return false
  }
  if (status >= 500) return false
  if (status >= 400) {
    faults.push(`${write.requestId}: ${method} ${path} was refused with ${status}: ${text.slice(0, 300)}`)
    return false
  }
  acknowledge(write, JSON.parse(text).data, faults)
  return true
}

/** Takes a response at its word; anything missing counts as sent. */
function acknowledge(write: Write, data: Answered & { changed?: number[] }, faults: string[]): void {
  write.isAcknowledged = true
  for (const [vehicle, state] of write.results) {
    if (write.kind === 'bulk') {
      if (!data.changed?.includes(vehicle.id ?? 0))
        faults.push(`${write.requestId}: the answer does not name vehicle ${vehicle.id}`)
    } else if (write.kind !== 'trash') {
      vehicle.id = data.id
      const expected = stateOf(data)
      if (keyOf(expected) !== keyOf(state))
        faults.push(`${write.requestId}: the answer says something else than was sent`)
    }
    resolve(vehicle, state)
  }
}

/** From now on this is the state that the vehicle must be in. */
export function resolve(vehicle: Vehicle, state: VehicleState): void {
  vehicle.confirmed = state
  vehicle.past.add(keyOf(state))
}

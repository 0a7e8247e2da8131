import { setImmediate } from 'node:timers/promises'
import { zipArrays } from '@/kernel/zip-arrays'
import type { Db } from '@/server/db-of'
import {
  type Candidate,
  type Claims,
  checkRows,
  entitiesOf,
  noClaims,
  type Verdict,
  type Written,
} from './check-rows'
import { findExistingNumbers, loadExistingVehicles, type NumberFacts } from './find-existing-vehicles'
import { KEY_FIELDS, type KeyField } from './import-fields'
import type { Run } from './import-run-type'
import type { MappedRow } from './map/compile-map'
import type { Entity, EntityLayer } from './references/entity'
import { fallbackColour, resolveRows } from './references/resolve-rows'
import { suggestRows } from './references/suggest-rows'

/** A chunk whose outcomes are decided, and nothing of it written. */
export type Checked = {
  verdicts: Verdict[]
  /** Numbers of its accepted rows. */
  claims: Claims
  /** List entries of its accepted rows, and those above them. */
  used: Set<Entity>
  layer: EntityLayer
}

/** Rows validated before others have their turn: the chunk that is being written has its next statement to send. */
const AT_ONCE = 50

type Numbers = Record<KeyField, (NumberFacts | null)[]>

const textOf = (row: MappedRow, field: KeyField): string | null => {
  const value = row.values[field]
  return typeof value === 'string' ? value : null
}

async function numbersOf(db: Db, rows: readonly MappedRow[]): Promise<Numbers> {
  const numbers = {} as Numbers
  for (const field of KEY_FIELDS)
    numbers[field] = await findExistingNumbers(
      db,
      field,
      rows.map((row) => textOf(row, field)),
    )
  return numbers
}

/** The vehicles outside the trash that have keys of the chunk, with the key. */
const ownersOf = (run: Run, numbers: Numbers): Map<number, string> =>
  new Map(numbers[run.key].flatMap((facts) => (facts?.owner ? [[facts.owner.id, facts.key]] : [])))

/** Decides the outcome of each row of a chunk. Vehicles that it changes are locked until the end of the transaction. */
export async function checkChunk(run: Run, db: Db, rows: readonly MappedRow[]): Promise<Checked> {
  const numbers = await numbersOf(db, rows)
  const keys = ownersOf(run, numbers)
  const updates = run.onExisting === 'update'
  const existing = updates ? await loadExistingVehicles(db, run.key, keys, run.batchId === null) : new Map()
  return decide({ ...run, before: [] }, db, rows, numbers, existing)
}

/**
 * The same before the chunk has a transaction, while the one before is being written.
 *
 * @param before numbers of the rows that are being written
 * @returns null if vehicles would have to be locked
 */
export async function checkAhead(
  run: Run,
  db: Db,
  rows: readonly MappedRow[],
  before: Claims,
): Promise<Checked | null> {
  const numbers = await numbersOf(db, rows)
  if (run.onExisting === 'update' && ownersOf(run, numbers).size > 0) return null
  return decide({ ...run, before: [before] }, db, rows, numbers, new Map())
}

async function decide(
  run: Run & { before: readonly Claims[] },
  db: Db,
  rows: readonly MappedRow[],
  numbers: Numbers,
  existing: Awaited<ReturnType<typeof loadExistingVehicles>>,
): Promise<Checked> {
  const [layer, claims] = [run.memory.layer(), noClaims()]
  const known = rows.map((row, index) => {
    const owner = numbers[run.key][index]?.owner ?? null
    return { row, owner, isOwned: owner !== null, existing: owner ? (existing.get(owner.id) ?? null) : null }
  })
  const suggestions = await suggestRows(db, known, layer, run)
  const resolved = await resolveRows(db, known, layer, run.policy, suggestions)
  const candidates = zipArrays(known, resolved).map(([one, found], index): Candidate => {
    const at = { chassis: numbers.chassis[index] ?? null, officeFileNo: numbers.officeFileNo[index] ?? null }
    return { ...one, resolved: found, numbers: at }
  })
  const options = {
    key: run.key,
    batchId: run.batchId,
    actor: run.actor,
    showrooms: run.policy.showrooms,
    rated: run.rated,
    white: fallbackColour(db, layer, run.policy),
    now: new Date(),
  }
  const verdicts: Verdict[] = []
  for (let from = 0; from < candidates.length; from += AT_ONCE) {
    const some = candidates.slice(from, from + AT_ONCE)
    verdicts.push(...checkRows(some, [...run.before, run.claims], claims, options))
    await setImmediate()
  }
  return { verdicts, claims, used: usedEntities(verdicts), layer }
}

export const vehicleOf = (verdict: Verdict): Written | null =>
  verdict.outcome === 'created' || verdict.outcome === 'updated' ? verdict.vehicle : null

/** The entries that accepted rows refer to, and those above them. */
function usedEntities(verdicts: readonly Verdict[]): Set<Entity> {
  const used = new Set<Entity>()
  const add = (entity: Entity | null): void => {
    if (!entity || used.has(entity)) return
    used.add(entity)
    add(entity.parent)
  }
  for (const verdict of verdicts) {
    const vehicle = vehicleOf(verdict)
    if (vehicle) for (const entity of entitiesOf(vehicle)) add(entity)
  }
  return used
}

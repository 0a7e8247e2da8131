import { quoted } from '@/kernel/files/read-written-number'
import { type Issue, issue } from '@/kernel/issue'
import { reachesShowroom } from '@/kernel/showroom-scope'
import {
  emptyRecord,
  rowFields,
  type VehicleRecord,
} from '@/modules/inventory/vehicles/queries/select-vehicle-columns'
import { completeVehicle } from '@/modules/inventory/vehicles/rules/complete-vehicle'
import { guardSold, type SoldActor } from '@/modules/inventory/vehicles/rules/status/sold-lock'
import type { VehicleDraft } from '@/modules/inventory/vehicles/rules/vehicle-draft-type'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { AMOUNT_FIELDS } from '../rules/amount-fields'
import { missingYearMessage } from '../rules/missing-year-message'
import { warnWithoutPort } from '../rules/warn-without-port'
import { warnWithoutRate } from '../rules/warn-without-rate'
import type { ExistingVehicle, NumberFacts, Owner } from './find-existing-vehicles'
import { fieldSpec, KEY_FIELDS, type KeyField, LINK_FIELDS, type LinkField } from './import-fields'
import type { MappedRow } from './map/compile-map'
import type { Entity } from './references/entity'
import type { ResolvedRow } from './references/resolved-row-type'
import { filledNote } from './references/suggest-rows'
import { refuseAffectedClaims } from './refuse-affected-claims'
import { rewordVehicleMessage } from './reword-vehicle-message'

/** A row with everything known about it. */
export type Candidate = {
  row: MappedRow
  resolved: ResolvedRow
  numbers: Record<KeyField, NumberFacts | null>
  /** The vehicle with its key. */
  owner: Owner | null
  /** The same, read whole; null unless the run updates existing vehicles. */
  existing: ExistingVehicle | null
}

/** The outcome of a row. A vehicle's links and lists are entries, which may not have an id yet. */
export type Verdict = { rowNo: number; key: string | null } & (
  | { outcome: 'rejected'; issues: Issue[] }
  | { outcome: 'skipped'; reasons: string[]; vehicleId: number }
  | { outcome: 'created'; vehicle: Written; notes: string[] }
  | { outcome: 'updated'; vehicle: Written; notes: string[]; existing: ExistingVehicle; relinked: boolean }
)

export type Written = {
  record: VehicleRecord
  links: Partial<Record<LinkField, Entity | null>>
  lists: ResolvedRow['lists']
}

/** Numbers of accepted rows, with the first row that has each. */
export type Claims = Record<KeyField, Map<string, number>>
export const noClaims = (): Claims => ({ chassis: new Map(), officeFileNo: new Map() })

export type CheckOptions = {
  key: KeyField
  batchId: number | null
  actor: SoldActor
  showrooms: readonly number[] | 'all'
  /** Currencies with an exchange rate. */
  rated: ReadonlySet<string>
  /** The fallback colour. */
  white: Entity | null
  now: Date
}

/** The same for every row of a chunk. */
type RowOptions = CheckOptions & { empty: VehicleRecord }

const firstOfEach = (issues: readonly Issue[]): Issue[] =>
  issues.filter(
    ({ path }, index) => path === '' || issues.findIndex((other) => other.path === path) === index,
  )

/** The message of a rule about a field, with the column and the cell that it was read from. */
function atItsCell({ origin }: MappedRow, { message, path }: Issue): Issue {
  const { cell = '', column = null } = origin(path) ?? {}
  if (column === null) return issue(path, message)
  return issue(path, cell === '' ? `${column} is empty: ${message}` : `${column} ${quoted(cell)}: ${message}`)
}

/** The rules' messages about a row: once for each cell, and not about what could not be looked up. */
const withoutRepeats = ({ resolved, row }: Candidate, issues: readonly Issue[]): Issue[] =>
  issues
    .filter(({ path }) => path !== 'engineSize' && !resolved.unasked.some((field) => field === path))
    .map((one) => atItsCell(row, rewordVehicleMessage(one)))

/** Numbers that another vehicle or an earlier row already has. */
function clashes({ existing, numbers }: Candidate, claims: readonly Claims[]): Issue[] {
  return KEY_FIELDS.flatMap((field) => {
    const facts = numbers[field]
    const label = fieldSpec(field).label
    const earlier =
      facts && claims.map((layer) => layer[field].get(facts.key)).find((row) => row !== undefined)
    if (earlier !== undefined && earlier !== null)
      return [issue(field, `${label} is the same as in row ${earlier}`)]
    if (!facts?.owner || facts.owner.id === existing?.id) return []
    return [issue(field, `A vehicle with this ${label.toLowerCase()} already exists (${facts.owner.sku})`)]
  })
}

const idsOf = (entities: readonly Entity[]): number[] => entities.map(({ id }) => id)

/** The whole vehicle as it would be stored before derivation: the file's values over the old ones, and the code's entry. */
function draftOf({ existing, resolved, row }: Candidate, empty: VehicleRecord): VehicleRecord {
  const links = Object.entries(resolved.links).map(([field, entity]) => [field, entity?.id ?? null])
  const lists = Object.entries(resolved.lists).map(([field, entities]) => [field, idsOf(entities)])
  return {
    ...(existing?.values ?? empty),
    ...row.values,
    ...resolved.filled?.figures,
    ...Object.fromEntries(links),
    ...Object.fromEntries(lists),
  }
}

function complete(
  candidate: Candidate,
  draft: VehicleRecord,
  options: CheckOptions,
): { vehicle: Written; issues: Issue[] } {
  const { fuelType, manufacturer, model, modelCode } = candidate.resolved.links
  const references = {
    refs: {
      manufacturerName: manufacturer?.name,
      modelName: model?.name,
      modelCode: modelCode?.facts ?? (modelCode ? { modelCode: modelCode.name } : null),
      fuelTypeName: fuelType?.name,
    },
    modelBelongs: !model || model.parent?.id === manufacturer?.id,
    modelCodeBelongs: !modelCode || modelCode.parent?.id === model?.id,
    vehicleTypeKnown: true,
  }
  const { derived, issues, publishedAt } = completeVehicle(
    draft as VehicleDraft,
    references,
    options.now,
    candidate.existing?.values ?? null,
    addedFields(),
  )
  const links =
    draft.color === null ? { ...candidate.resolved.links, color: options.white } : candidate.resolved.links
  const color = links.color?.id ?? draft.color
  const record: VehicleRecord = { ...draft, ...derived, color, publishedAt }
  return { vehicle: { record, links, lists: candidate.resolved.lists }, issues }
}

/** Fields in which two states of a vehicle differ. */
function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const plain = (value: unknown) => JSON.stringify(value ?? null)
  return [...rowFields(), 'tags', 'features'].filter(
    (field) => field !== 'importBatch' && plain(before[field]) !== plain(after[field]),
  )
}

/** How reports identify the row. */
const keyText = (row: MappedRow, key: KeyField): string | null => {
  const value = row.values[key]
  return typeof value === 'string' ? value : null
}

const placed = (record: VehicleRecord, showrooms: readonly number[] | 'all'): boolean =>
  reachesShowroom(showrooms, record.showroom)

type Place = { rowNo: number; key: string | null }

const rejected = (at: Place, issues: readonly Issue[]): Verdict => ({
  ...at,
  outcome: 'rejected',
  issues: [...issues],
})

/** Amounts missing from the row would silently be in another currency. */
function strandedAmounts({ existing, row }: Candidate): Issue[] {
  const { currency } = row.values
  if (!existing || !currency || !existing.values.currency || currency === existing.values.currency) return []
  const left = AMOUNT_FIELDS.filter((field) => row.values[field] === undefined && existing.values[field])
  // A price derived from cost and markup follows them into their currency.
  const isPriced = row.values.costValue !== undefined
  return left
    .filter((field) => field !== 'price' || !isPriced)
    .map((field) =>
      issue(
        'currency',
        `${fieldSpec(field).label} stays in ${existing.values.currency}, the row is in ${currency}`,
      ),
    )
}

function checkUpdate(
  { notes, ...at }: Place & { notes: string[] },
  existing: ExistingVehicle,
  vehicle: Written,
  options: CheckOptions,
): Verdict {
  const changed = changedFields(existing.values, vehicle.record)
  if (changed.length === 0)
    return {
      ...at,
      outcome: 'skipped',
      reasons: [`Nothing to change (${existing.sku})`],
      vehicleId: existing.id,
    }
  const sold = guardSold({ status: existing.values.status }, changed, options.actor)
  if (!sold.ok) return rejected(at, [issue('', `${sold.error.message} (${existing.sku})`)])
  const affected = refuseAffectedClaims(existing, vehicle.record)
  if (affected) return rejected(at, [affected])
  const relinked = changed.includes('tags') || changed.includes('features')
  return { ...at, outcome: 'updated', vehicle, notes, existing, relinked }
}

/** What people should know about a row that is imported. */
function notesOn(
  { existing, resolved, row }: Candidate,
  { links, record }: Written,
  { rated }: CheckOptions,
) {
  const filled = resolved.filled ? [filledNote(resolved.filled)] : []
  const port = links.namedPort === undefined ? existing?.values.namedPort : links.namedPort
  return [...row.notes, ...filled, ...warnWithoutRate(record, rated), ...warnWithoutPort(record, port)]
}

function checkRow(candidate: Candidate, claims: readonly Claims[], options: RowOptions): Verdict {
  const { existing, numbers, owner, resolved, row } = candidate
  const at = { rowNo: row.rowNo, key: keyText(row, options.key) }
  if (row.issues.some(({ path }) => path === '')) return rejected(at, row.issues)
  const taken = withoutRepeats(candidate, clashes(candidate, claims))
  const key = numbers[options.key]
  if (key && claims.some((layer) => layer[options.key].has(key.key))) return rejected(at, taken)
  if (owner && !existing)
    return { ...at, outcome: 'skipped', reasons: [`Already exists (${owner.sku})`], vehicleId: owner.id }
  const draft = draftOf(candidate, options.empty)
  const { issues, vehicle } = complete(candidate, draft, options)
  const own =
    existing && !placed(existing.values, options.showrooms) ? [issue('showroom', 'Showroom not found')] : []
  const all = firstOfEach([
    ...row.issues,
    ...resolved.issues,
    ...own,
    ...taken,
    ...strandedAmounts(candidate),
    ...withoutRepeats(candidate, [...missingYearMessage(draft), ...issues]),
  ])
  if (all.length > 0) return rejected(at, all)
  const notes = notesOn(candidate, vehicle, options)
  if (existing) return checkUpdate({ ...at, notes }, existing, vehicle, options)
  return {
    ...at,
    outcome: 'created',
    notes,
    vehicle: { ...vehicle, record: { ...vehicle.record, importBatch: options.batchId } },
  }
}

/**
 * Decides the outcome of each row of a chunk, in the order of the file, by the rules of a save. Pure: the
 * numbers of accepted rows are added to `own`, so that a later row with the same number is rejected.
 *
 * @param known numbers of the previous chunks, the newest first
 * @param own those of this chunk; filled here
 */
export function checkRows(
  candidates: readonly Candidate[],
  known: readonly Claims[],
  own: Claims,
  options: CheckOptions,
): Verdict[] {
  const layers = [own, ...known]
  const forRows = { ...options, empty: emptyRecord() }
  return candidates.map((candidate) => {
    const verdict = checkRow(candidate, layers, forRows)
    if (verdict.outcome === 'rejected') return verdict
    for (const field of KEY_FIELDS) {
      const facts = candidate.numbers[field]
      if (facts) own[field].set(facts.key, verdict.rowNo)
    }
    return verdict
  })
}

/** A vehicle with the ids of its entries, once these are stored. */
export function finished({ links, lists, record }: Written): VehicleRecord {
  const fields = LINK_FIELDS.filter((field) => links[field])
  return {
    ...record,
    ...Object.fromEntries(fields.map((field) => [field, links[field]?.id])),
    ...Object.fromEntries(Object.entries(lists).map(([field, entities]) => [field, idsOf(entities)])),
  }
}

/** The entries that a vehicle refers to. */
export const entitiesOf = ({ links, lists }: Written): Entity[] => [
  ...Object.values(links).filter((entity): entity is Entity => entity !== null),
  ...Object.values(lists).flat(),
]

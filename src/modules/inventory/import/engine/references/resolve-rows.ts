import { quoted } from '@/kernel/files/read-written-number'
import { type Issue, issue } from '@/kernel/issue'
import { spellings } from '@/kernel/languages/foreign-letters'
import { textLength } from '@/kernel/text/text'
import { zipArrays } from '@/kernel/zip-arrays'
import { validateTag } from '@/modules/inventory/lists/rules/tag'
import type { CarSuggestions } from '@/modules/inventory/vehicles/queries/suggest-vehicle-fields'
import type { Db } from '@/server/db-of'
import type { ExistingVehicle } from '../find-existing-vehicles'
import { fieldSpec, type LinkField, type ListField } from '../import-fields'
import type { MappedRow } from '../map/compile-map'
import { type Entity, type EntityLayer, newEntity, scopeIn, type Want } from './entity'
import { isPlaceList } from './list-places'
import { loadEntities, lookUp } from './look-up-entities'
import { FALLBACK_COLOUR, LISTS, type ListKey } from './nameable-lists'
import type { ReferencePolicy, ResolvedRow, RowToResolve } from './resolved-row-type'
import { fillCarPart, fillRest } from './suggest-rows'

/** Lists used by a vehicle's rules, so that an update without them uses the vehicle's own. */
const FACTUAL = ['manufacturer', 'model', 'modelCode', 'fuelType'] as const
const SCOPED: readonly LinkField[] = ['model', 'modelCode']

type Chunk = { db: Db; layer: EntityLayer; policy: ReferencePolicy }

/**
 * Finds the entries that the rows of a chunk name, with one query per list. Entries that may be created are
 * returned as provisional ones; nothing is written here.
 *
 * @param suggestions what fills each row where it is empty
 */
export async function resolveRows(
  db: Db,
  rows: readonly RowToResolve[],
  layer: EntityLayer,
  policy: ReferencePolicy,
  suggestions: readonly (CarSuggestions | null)[],
): Promise<ResolvedRow[]> {
  const chunk: Chunk = { db, layer, policy }
  for (const list of FACTUAL)
    await loadEntities(
      db,
      list,
      rows.flatMap(({ existing }) => existing?.values[list] ?? []),
      layer,
    )
  await lookUpFlat(chunk, rows)
  const resolved = rows.map((one) => flatPart(chunk, one))
  const parts = zipArrays(rows, resolved)
  let holding = [...suggestions]
  for (const field of ['manufacturer', ...SCOPED] as const) {
    if (field !== 'manufacturer') await scopedPart(chunk, field, rows, resolved)
    holding = zipArrays(parts, holding).map(([[{ row }, part], suggestion]) =>
      suggestion && fillCarPart(row, part, field, suggestion, layer) ? suggestion : null,
    )
  }
  for (const [[{ row }, part], suggestion] of zipArrays(parts, holding))
    if (suggestion) fillRest(row, part, suggestion, layer)
  return resolved
}

async function lookUpFlat({ db, layer, policy }: Chunk, rows: readonly RowToResolve[]): Promise<void> {
  const wants = new Map<ListKey, Set<string>>([['color', new Set([FALLBACK_COLOUR.name])]])
  const want = (list: ListKey, name: string) => wants.set(list, (wants.get(list) ?? new Set()).add(name))
  for (const { row } of rows) {
    for (const [field, name] of Object.entries(row.names) as [LinkField, string | null][])
      if (name !== null && !SCOPED.includes(field)) want(field, name)
    for (const [field, names] of Object.entries(row.lists) as [ListField, string[]][])
      for (const name of names) want(field, name)
  }
  if (wants.has('features') && policy.featureGroup) want('featureGroup', policy.featureGroup)
  for (const [list, names] of wants)
    await lookUp(
      db,
      list,
      [...names].map((name) => ({ name, parent: null })),
      layer,
      policy.showrooms,
    )
}

const pathOf = (list: ListKey) => (list === 'featureGroup' ? 'features' : list)

/** The column and cell that a name was read from, and the name where a table made it of the cell. */
function nameIn(row: MappedRow | null, list: ListKey, name: string): string {
  const path = pathOf(list)
  const { cell = '', column = null } = row?.origin(path) ?? {}
  const isCell = column === null || fieldSpec(path).kind === 'list' || cell === name
  return `${column ?? fieldSpec(path).label}: ${isCell ? quoted(name) : `${quoted(cell)}, taken as ${quoted(name)},`}`
}

/** Why a name in no list does not become an entry; null if it may. */
function unlisted(
  { layer, policy }: Chunk,
  list: ListKey,
  parent: Entity | null,
  name: string,
): string | null {
  const offers = layer.offers(list, scopeIn(list, parent), name)
  const either = offers.join(' or ')
  if (layer.isInactive(list, scopeIn(list, parent), name)) return 'is not active'
  if (isPlaceList(list) && offers.length > 1)
    return `may be ${either}: write the whole name, or choose one for this value in the map`
  if (!policy.creates(list))
    return offers.length > 0 ? `is in no list: did you mean ${either}?` : 'is in no list'
  if (offers.length === 0 || policy.isNew(list, name)) return null
  return `is nearly ${either}: correct it, or ${confirmation(list)}`
}

/** How a person says that a name is new. The editor has a field for each value of a column, not for parts of cells. */
function confirmation(list: ListKey): string {
  if (list === 'model') return 'enter it beside this value in the map if it is new'
  const isPart = list === 'featureGroup' || fieldSpec(list).kind === 'list'
  return isPart
    ? 'add it to the list first if it is new'
    : 'choose for this value in the map whether it is new'
}

/** The entry for a name: the list's, a provisional one, or the reason why there is none. */
function entry(
  chunk: Chunk,
  list: ListKey,
  parent: Entity | null,
  name: string,
  row: MappedRow | null,
): Entity | Issue {
  const entity = chunk.layer.get(list, parent, name)
  if (entity) return entity
  const path = pathOf(list)
  const isFallback = list === 'color' && name === FALLBACK_COLOUR.name
  const problemOfName = isFallback ? null : unlisted(chunk, list, parent, name)
  if (problemOfName !== null) return issue(path, `${nameIn(row, list, name)} ${problemOfName}`)
  const problem = list === 'tags' ? validateTag({ name })[0]?.message : undefined
  if (problem) return issue(path, `${nameIn(row, list, name)}: ${problem}`)
  const { maxLength } = LISTS[list]
  if (textLength(name) > maxLength)
    return issue(path, `${nameIn(row, list, name)} must be ${maxLength} characters or less`)
  return provisional(chunk, list, parent, name)
}

function provisional({ layer }: Chunk, list: ListKey, parent: Entity | null, name: string): Entity {
  const scope = scopeIn(list, parent)
  const forms = spellings(name)
  const known = forms.map((form) => layer.made(list, scope, form)).find((entity) => entity !== undefined)
  const made = known ?? newEntity(list, name, parent, list === 'color' ? hexOf(name) : undefined)
  for (const form of forms) layer.make(list, scope, form, made)
  layer.set(list, scope, name, made)
  return made
}

const hexOf = (name: string): string | undefined =>
  name === FALLBACK_COLOUR.name ? FALLBACK_COLOUR.hex : undefined

const isIssue = (result: Entity | Issue): result is Issue => 'message' in result

/** The rules' fallback colour. */
export function fallbackColour(db: Db, layer: EntityLayer, policy: ReferencePolicy): Entity | null {
  const result = entry({ db, layer, policy }, 'color', null, FALLBACK_COLOUR.name, null)
  return isIssue(result) ? null : result
}

function flatPart(chunk: Chunk, { row, existing }: RowToResolve): ResolvedRow {
  const resolved: ResolvedRow = { links: {}, lists: {}, issues: [], unasked: [] }
  for (const [field, name] of Object.entries(row.names) as [LinkField, string | null][]) {
    if (SCOPED.includes(field)) continue
    const result = name === null ? null : entry(chunk, field, null, name, row)
    if (result && isIssue(result)) resolved.issues.push(result)
    resolved.links[field] = result && !isIssue(result) ? result : null
  }
  for (const field of FACTUAL) reuseExisting(chunk, field, existing, row, resolved)
  for (const [field, names] of Object.entries(row.lists) as [ListField, string[]][])
    resolved.lists[field] = listEntries(chunk, field, names, resolved.issues, row)
  return resolved
}

/** If the file has nothing for a field that the rules need, the vehicle's own entry is used. */
function reuseExisting(
  chunk: Chunk,
  field: (typeof FACTUAL)[number],
  existing: ExistingVehicle | null,
  row: MappedRow,
  resolved: ResolvedRow,
): void {
  if (row.names[field] !== undefined) return
  const id = existing?.values[field]
  if (id) resolved.links[field] = chunk.layer.byId(field, id) ?? null
}

function listEntries(
  chunk: Chunk,
  field: ListField,
  names: readonly string[],
  issues: Issue[],
  row: MappedRow,
): Entity[] {
  const entries = new Set<Entity>()
  for (const name of names) {
    const result = field === 'features' ? feature(chunk, name, row) : entry(chunk, field, null, name, row)
    if (isIssue(result)) issues.push(result)
    else entries.add(result)
  }
  return [...entries]
}

function feature(chunk: Chunk, name: string, row: MappedRow): Entity | Issue {
  const group = chunk.policy.featureGroup
  if (chunk.layer.get('features', null, name) || !group) return entry(chunk, 'features', null, name, row)
  const parent = entry(chunk, 'featureGroup', null, group, row)
  return isIssue(parent) ? parent : entry(chunk, 'features', parent, name, row)
}

/** Models and model codes, whose names are only meaningful within their manufacturer and model. */
async function scopedPart(
  chunk: Chunk,
  field: LinkField,
  rows: readonly RowToResolve[],
  resolved: readonly ResolvedRow[],
): Promise<void> {
  const above = LISTS[field].parent?.list as LinkField
  const wants = new Map<string, Want>()
  for (const [{ row }, { links }] of zipArrays(rows, resolved)) {
    const [name, parent] = [row.names[field], links[above]]
    if (name && parent && parent.id > 0) wants.set(`${parent.id}|${name}`, { name, parent })
  }
  await lookUp(chunk.db, field, [...wants.values()], chunk.layer)
  for (const [{ row }, own] of zipArrays(rows, resolved)) {
    const [name, parent] = [row.names[field], own.links[above] ?? null]
    if (name === undefined) continue
    // What is wrong is the entry above; the rules report it.
    if (name !== null && parent === null) own.unasked.push(field)
    const result = name !== null && parent ? entry(chunk, field, parent, name, row) : null
    if (result && isIssue(result)) own.issues.push(result)
    own.links[field] = result && !isIssue(result) ? result : null
  }
}

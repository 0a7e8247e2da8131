import { addedFieldGroups, fieldSpec, type ImportField, importFieldNames } from '../../engine/import-fields'
import type { FieldSource, ImportMap } from '../../engine/map/import-map-schema'
import { tableLookup } from '../../engine/map/value-table'
import { confirmOrder, orderedEntries, tablesOf } from '../../engine/map/value-table-order'
import { headerKey } from '../../engine/suggest/header-key'
import { withoutUnfinished } from './cell-step-kinds'
import * as words from './words'

type FieldGroup = { title: string; fields: readonly ImportField[] }

const GROUPS: readonly FieldGroup[] = [
  { title: words.identity, fields: ['chassis', 'officeFileNo', 'licensePlate', 'engineNumber'] },
  {
    title: words.vehicle,
    fields: [
      'manufacturer',
      'model',
      'modelCode',
      'year',
      'firstRegistered',
      'vehicleType',
      'subBodyType',
      'grade',
      'conditionGrade',
      'color',
      'mileage',
      'name',
    ],
  },
  {
    title: words.engineAndDrive,
    fields: [
      'engineSizeCc',
      'fuelType',
      'transmission',
      'drivetrain',
      'steeringType',
      'steeringPosition',
      'steeringAssistType',
      'steeringControlType',
    ],
  },
  {
    title: words.sizeAndWeight,
    fields: ['seats', 'doors', 'length', 'width', 'height', 'weightKg', 'grossWeightKg', 'carryingCapKg'],
  },
  {
    title: words.price,
    fields: [
      'price',
      'costValue',
      'markup',
      'oldPrice',
      'currency',
      'priceType',
      'namedPort',
      'showPrice',
      'offer',
    ],
  },
  {
    title: words.placeAndPublishing,
    fields: [
      'showroom',
      'status',
      'tags',
      'features',
      'featured',
      'postFacebook',
      'postTwitter',
      'postInstagram',
    ],
  },
  { title: words.textsAndDocuments, fields: ['description', 'others', 'brochureUrl', 'auctionSheetUrl'] },
]

/** A vehicle's fields in the order in which people look for them; unplaced ones come last. */
export function fieldGroups(): readonly FieldGroup[] {
  const groups = [...GROUPS, ...addedFieldGroups()]
  const placed = groups.flatMap(({ fields }) => fields)
  const others = importFieldNames().filter((field) => !placed.includes(field))
  return others.length > 0 ? [...groups, { title: words.others, fields: others }] : groups
}

/** Required in every row, whatever its status. */
export const REQUIRED_FIELDS = [
  'chassis',
  'officeFileNo',
  'manufacturer',
  'model',
  'vehicleType',
  'showroom',
] as const satisfies ImportField[]

/** A field that is filled, and its source. */
export type Target = { field: ImportField; source: FieldSource }

/** A map as shown on screen: by column, fixed values, and what only a map file can express. */
export type MapView = {
  byColumn: ReadonlyMap<string, readonly Target[]>
  fixed: readonly Target[]
  /** Texts made from columns. */
  templates: readonly Target[]
  /** Several sources in order, and columns that this file does not have. */
  others: readonly (Target & { missing: boolean })[]
}

const inOrder = (map: ImportMap): Target[] =>
  importFieldNames().flatMap((field) => {
    const source = map.fields[field]
    return source ? [{ field, source }] : []
  })

/** The file's column for a source, or null. */
export function columnOf(source: FieldSource, columns: readonly string[]): string | null {
  for (const name of [source.column ?? []].flat()) {
    const match = columns.find((column) => headerKey(column) === headerKey(name))
    if (match !== undefined) return match
  }
  return null
}

/** Groups a map by what its fields are filled from. */
export function viewOf(map: ImportMap, columns: readonly string[]): MapView {
  const byColumn = new Map<string, Target[]>()
  const fixed: Target[] = []
  const templates: Target[] = []
  const others: (Target & { missing: boolean })[] = []
  for (const target of inOrder(map)) {
    const { source } = target
    const column = columnOf(source, columns)
    if (column !== null) byColumn.set(column, [...(byColumn.get(column) ?? []), target])
    else if (source.constant !== undefined) fixed.push(target)
    else if (source.template !== undefined) templates.push(target)
    else others.push({ ...target, missing: source.column !== undefined })
  }
  return { byColumn, fixed, templates, others }
}

/** A map with a field filled differently, or not at all. A field without entries has no order to confirm. */
export function withField(map: ImportMap, field: ImportField, source: FieldSource | null): ImportMap {
  const { [field]: _before, ...rest } = map.fields
  const changed = { ...map, fields: source ? { ...rest, [field]: source } : rest }
  const hasOrder = source && tablesOf(source).some((table) => orderedEntries(table).length > 1)
  return hasOrder ? changed : confirmOrder(changed, field)
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What a source's table has for a value by name: undefined if nothing. */
export function valueInTable(source: FieldSource, text: string) {
  const key = Object.keys(source.values ?? {}).find((one) => sameText(one, text))
  return key === undefined ? undefined : source.values?.[key]
}

/** What happens to a value missing from the table: a wildcard entry applies, or the value stays itself. */
export function unnamedMeaning(source: FieldSource, text: string) {
  const value = tableLookup(source.values ?? {})(text)
  if (value !== undefined) return value
  return source.values && source.otherwise === 'empty' ? null : text
}

/**
 * A source with a new meaning for one value.
 *
 * @param meaning an entry, null to leave the field empty, undefined to use the value as it is
 */
export function withMeaning(
  source: FieldSource,
  text: string,
  meaning: string | null | undefined,
): FieldSource {
  const others = Object.entries(source.values ?? {}).filter(([key]) => !sameText(key, text))
  const values = Object.fromEntries(meaning === undefined ? others : [...others, [text, meaning]])
  const { otherwise, values: _before, ...rest } = source
  if (Object.keys(values).length === 0) return rest
  return { ...rest, values, otherwise: otherwise ?? 'keep' }
}

/** A description of a source that the screen cannot edit. */
export function sourceText(source: FieldSource): string {
  if (source.template !== undefined) return source.template
  if (source.firstOf) return source.firstOf.map(sourceText).join(', or else ')
  if (source.constant !== undefined) return String(source.constant ?? 'empty')
  return [source.column ?? []].flat().join(' or ')
}

/** A map without added fields that have no value yet, and without steps that are still being entered. */
export const finishedMap = (map: ImportMap): ImportMap => ({
  ...map,
  fields: Object.fromEntries(
    Object.entries(map.fields)
      .filter(([, { constant, template }]) => constant !== '' && template !== '' && !isEmptyList(constant))
      .map(([field, source]) => [field, withoutUnfinished(source)]),
  ),
})

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The required fields that are still missing, by name. */
export const missingFields = (map: ImportMap): string[] =>
  REQUIRED_FIELDS.filter((field) => {
    const { constant, template } = map.fields[field] ?? {}
    return !map.fields[field] || constant === '' || constant === null || template === ''
  }).map((field) => fieldSpec(field).label)

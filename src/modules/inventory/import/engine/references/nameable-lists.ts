import { sql } from '@payloadcms/db-postgres'
import { MODEL_CODE_MAX, REFERENCE_NAME_MAX, TAG_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { VEHICLE_FIELDS } from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { DEFAULT_COLOR_NAME } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { LINK_FIELDS, type LinkField, type ListField } from '../import-fields'

/** A list whose entries a map may name; 'featureGroup' is only needed to create features. */
export type ListKey = LinkField | ListField | 'featureGroup'

/** How a list is stored. */
export type ListSpec = {
  table: string
  /** Column of the name. */
  name: string
  /** The column and list that scope a name: a model belongs to its manufacturer. */
  parent?: { column: string; list: ListKey }
  /** Its kind in the table of search terms. */
  term?: string
  /** The longest name, in characters. */
  maxLength: number
}

const named = (table: string, term?: string): ListSpec => ({
  table,
  name: 'name',
  term,
  maxLength: REFERENCE_NAME_MAX,
})

/** The kinds of entries that people search by name. */
const TERMS: Readonly<Partial<Record<LinkField, string>>> = {
  manufacturer: 'make',
  model: 'model',
  vehicleType: 'bodyType',
  color: 'color',
  fuelType: 'fuel',
  transmission: 'transmission',
  drivetrain: 'driveTrain',
}

const LINKED = Object.fromEntries(
  LINK_FIELDS.map((field) => [field, named(VEHICLE_FIELDS[field].table, TERMS[field])]),
) as Record<LinkField, ListSpec>

export const LISTS: Readonly<Record<ListKey, ListSpec>> = {
  ...LINKED,
  model: { ...LINKED.model, parent: { column: 'manufacturer_id', list: 'manufacturer' } },
  modelCode: {
    table: LINKED.modelCode.table,
    name: 'model_code',
    parent: { column: 'model_id', list: 'model' },
    term: 'modelCode',
    maxLength: MODEL_CODE_MAX,
  },
  tags: { ...named('tags', 'tag'), maxLength: TAG_NAME_MAX },
  featureGroup: named('feature_groups'),
  features: { ...named('vehicle_features'), parent: { column: 'feature_group_id', list: 'featureGroup' } },
}

/** The column with the names of a list. */
export const nameColumn = (list: ListKey) =>
  sql.identifier(list === 'showroom' ? 'showroom_name' : LISTS[list].name)

/**
 * Lists whose missing entries an import may create; a showroom has an address and a port a country, which no file's name
 * contains.
 */
export const CREATABLE_FIELDS = [
  ...LINK_FIELDS.filter((field) => field !== 'showroom' && field !== 'namedPort'),
  'tags',
  'features',
] as Exclude<LinkField | ListField, 'showroom' | 'namedPort'>[]

/** The colour of vehicles without one; every installation has it or creates it. */
export const FALLBACK_COLOUR = { name: DEFAULT_COLOR_NAME, hex: '#F4F5F5' } as const

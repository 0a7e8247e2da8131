import { MODEL_CODE_MAX, REFERENCE_NAME_MAX, TAG_NAME_MAX } from '@/modules/inventory/lists/rules/limits'
import { DEFAULT_COLOR_NAME } from '@/modules/inventory/vehicles/rules/limits'
import { LINK_FIELDS, type LinkField, type ListField } from '../fields'

/** A list that a map may name entries of; 'featureGroup' only serves the making of features. */
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

export const LISTS: Readonly<Record<ListKey, ListSpec>> = {
  manufacturer: named('manufacturers', 'make'),
  model: { ...named('models', 'model'), parent: { column: 'manufacturer_id', list: 'manufacturer' } },
  modelCode: {
    table: 'model_codes',
    name: 'model_code',
    parent: { column: 'model_id', list: 'model' },
    term: 'modelCode',
    maxLength: MODEL_CODE_MAX,
  },
  vehicleType: named('vehicle_types', 'bodyType'),
  subBodyType: named('vehicle_sub_body_types'),
  color: named('vehicle_colours', 'color'),
  fuelType: named('vehicle_fuel_types', 'fuel'),
  transmission: named('vehicle_transmissions', 'transmission'),
  drivetrain: named('vehicle_drive_trains', 'driveTrain'),
  grade: named('vehicle_grades'),
  conditionGrade: named('vehicle_condition_grades'),
  steeringType: named('vehicle_steering_types'),
  steeringPosition: named('vehicle_steering_positions'),
  steeringAssistType: named('vehicle_steering_assist_types'),
  steeringControlType: named('vehicle_steering_control_types'),
  showroom: named('showroom_offices'),
  tags: { ...named('tags', 'tag'), maxLength: TAG_NAME_MAX },
  featureGroup: named('feature_groups'),
  features: { ...named('vehicle_features'), parent: { column: 'feature_group_id', list: 'featureGroup' } },
}

/** Lists whose missing entries an import may make; a showroom has an address that no file's name tells. */
export const CREATABLE_FIELDS = [
  ...LINK_FIELDS.filter((field) => field !== 'showroom'),
  'tags',
  'features',
] as Exclude<LinkField | ListField, 'showroom'>[]

/** The colour of a vehicle that was given none, which every installation has or makes. */
export const FALLBACK_COLOUR = { name: DEFAULT_COLOR_NAME, hex: '#F4F5F5' } as const

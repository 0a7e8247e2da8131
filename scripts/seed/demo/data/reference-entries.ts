import { MODEL_CODES } from '../model-codes'
import { FEATURE_GROUPS } from './features'
import {
  BODY_TYPES,
  COLOURS,
  CONDITION_GRADES,
  DRIVETRAINS,
  FUEL_TYPES,
  PRICE_TYPES,
  SEATS,
  STEERING_ASSISTS,
  STEERING_CONTROLS,
  STEERING_POSITIONS,
  STEERING_TYPES,
  SUB_BODY_TYPES,
  TRANSMISSIONS,
} from './vocabulary'

/** Grades (trims) are those of the model codes, so none can be missing; one spelling per grade. */
function vehicleGrades(): string[] {
  const byKey = new Map<string, string>()
  for (const name of MODEL_CODES.flatMap((code) => code.grades)) {
    const key = name.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, name)
  }
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** Names of every reference list, in the order they are shown; keys are the collections' slugs. */
export const REFERENCES = {
  'vehicle-types': [...BODY_TYPES],
  'vehicle-sub-body-types': [...SUB_BODY_TYPES],
  'vehicle-fuel-types': [...FUEL_TYPES],
  'vehicle-grades': vehicleGrades(),
  'vehicle-condition-grades': [...CONDITION_GRADES],
  'vehicle-drive-trains': [...DRIVETRAINS],
  'vehicle-transmissions': [...TRANSMISSIONS],
  'vehicle-steering-types': [...STEERING_TYPES],
  'vehicle-steering-assist-types': [...STEERING_ASSISTS],
  'vehicle-steering-control-types': [...STEERING_CONTROLS],
  'vehicle-steering-positions': [...STEERING_POSITIONS],
  'vehicle-colours': COLOURS.map((colour) => ({ ...colour })),
  'vehicle-seats': SEATS.map(String),
  'vehicle-price-types': PRICE_TYPES.map((type) => ({ ...type })),
  'feature-groups': [...FEATURE_GROUPS],
}

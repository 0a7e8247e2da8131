import { FEATURE_GROUPS } from './features'
import { MODEL_ROWS } from './models'
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

const gradesOf = (text: string | undefined): string[] => text?.split('|') ?? []

/** Grades (trims) are taken from the models, so none can be missing; letter case follows the first seen. */
function vehicleGrades(): string[] {
  const byKey = new Map<string, string>()
  for (const row of MODEL_ROWS) {
    const names = [row.grades, ...row.codes.map((code) => code[12]?.grades)].flatMap(gradesOf)
    for (const name of names) if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name)
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

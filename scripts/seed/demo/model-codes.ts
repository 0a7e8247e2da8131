import { litresText } from '@/modules/inventory/vehicles/rules/derived/litres-text'
import { volumeM3 } from '@/modules/inventory/vehicles/rules/derived/volume-m3'
import type { CodeRow, ModelRow } from './data/model-row'
import { MODEL_ROWS } from './data/models'
import { type BodyType, TRANSMISSIONS, type Transmission } from './data/vocabulary'
import type { DemoModel, DemoModelCode } from './demo-types'

/** What a body type usually has: doors (a tailgate counts), seats, share of its value retained per year. */
const BODY_DEFAULTS: Record<BodyType, { doors: number; seats: number; hold: number }> = {
  'Kei Car': { doors: 5, seats: 4, hold: 0.885 },
  Hatchback: { doors: 5, seats: 5, hold: 0.875 },
  Sedan: { doors: 4, seats: 5, hold: 0.865 },
  'Station Wagon': { doors: 5, seats: 5, hold: 0.88 },
  Coupe: { doors: 2, seats: 4, hold: 0.92 },
  SUV: { doors: 5, seats: 5, hold: 0.895 },
  Minivan: { doors: 5, seats: 7, hold: 0.885 },
  Van: { doors: 5, seats: 5, hold: 0.905 },
  Pickup: { doors: 4, seats: 5, hold: 0.905 },
  Truck: { doors: 2, seats: 3, hold: 0.905 },
  Bus: { doors: 2, seats: 29, hold: 0.915 },
}

const STEERING_GEAR = {
  electric: ['Electric Power Steering', 'Rack and Pinion'],
  hydraulic: ['Hydraulic Power Steering', 'Rack and Pinion'],
  ball: ['Hydraulic Power Steering', 'Recirculating Ball'],
} as const

const isHeavy = (row: ModelRow): boolean =>
  (row.body === 'Truck' && row.sub !== 'Kei Truck') || (row.body === 'Bus' && row.steering === undefined)

const transmissionsOf = (text: string): Transmission[] =>
  TRANSMISSIONS.filter((name) => text.split('|').includes(name))

function expand(row: ModelRow, code: CodeRow): DemoModelCode {
  const [modelCode, engine, cc, fuelType, drivetrain, transmissions, from, to, l, w, h, weight, more = {}] =
    code
  const usual = BODY_DEFAULTS[row.body]
  const [steeringAssistType, steeringControlType] =
    STEERING_GEAR[row.steering ?? (isHeavy(row) ? 'ball' : 'electric')]
  return {
    modelCode,
    manufacturer: row.make,
    model: row.name,
    drivetrain,
    fuelType,
    engineSizeCc: cc,
    engineSizeLtr: litresText(cc),
    lengthCm: l,
    widthCm: w,
    heightCm: h,
    m3Cbm: volumeM3(l, w, h) ?? 0,
    vehicleType: row.body,
    subBodyType: more.sub ?? row.sub ?? null,
    engine,
    transmissions: transmissionsOf(transmissions),
    yearFrom: from,
    yearTo: to,
    seats: more.seats ?? row.seats ?? [usual.seats],
    doors: more.doors ?? row.doors ?? usual.doors,
    weightKg: weight,
    carryingCapKg: more.cap ?? null,
    grades: (more.grades ?? row.grades).split('|'),
    steering: more.side ?? row.side ?? 'RHD',
    steeringAssistType,
    steeringControlType,
    batteryKwh: more.kwh ?? null,
    newUsd: more.usd ?? row.usd,
    hold: row.hold ?? usual.hold,
    popularity: row.pop ?? 1,
  }
}

export const MODELS: DemoModel[] = MODEL_ROWS.map(({ name, make }) => ({ name, manufacturer: make }))

export const MODEL_CODES: DemoModelCode[] = MODEL_ROWS.flatMap((row) =>
  row.codes.map((code) => expand(row, code)),
)

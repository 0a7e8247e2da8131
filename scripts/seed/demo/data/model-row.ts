import type { BodyType, Drivetrain, FuelType, SteeringType, SubBodyType } from './vocabulary'

/** Where a code was sold: one side only, or both. */
export type SteeringSide = SteeringType | 'BOTH'

/** What differs from the model's own defaults for one code. */
interface CodeExtras {
  /** As-new value in USD. */
  usd?: number
  seats?: number[]
  doors?: number
  /** Payload in kg; gross weight follows from it. */
  cap?: number
  kwh?: number
  side?: SteeringSide
  sub?: SubBodyType
  grades?: string
}

/**
 * One model code: code, engine or motor, cc (null: electric), fuel, drivetrain, transmissions ('AT|MT'), first and
 * last model year (null: still made), length, width, height in cm, kerb weight in kg, differences.
 */
export type CodeRow = [
  code: string,
  engine: string,
  cc: number | null,
  fuel: FuelType,
  drivetrain: Drivetrain,
  transmissions: string,
  from: number,
  to: number | null,
  length: number,
  width: number,
  height: number,
  weight: number,
  extras?: CodeExtras,
]

interface ModelFacts {
  /** As-new export value in USD, FOB. */
  usd: number
  /** Share of its value a car retains per year of age. Default by body type. */
  hold?: number
  /** How often the trade offers it; 1 is rare. */
  pop?: number
  /** Grades (trims) separated by '|'. */
  grades: string
  sub?: SubBodyType
  /** Default RHD, as sold in Japan. */
  side?: SteeringSide
  seats?: number[]
  doors?: number
  /** 'hydraulic' rack, or 'ball' for a hydraulic recirculating ball box. Default by body type. */
  steering?: 'hydraulic' | 'ball'
}

export interface ModelRow extends ModelFacts {
  make: string
  name: string
  body: BodyType
  codes: CodeRow[]
}

/** One model before its make is known; see `modelsOf`. */
type ModelEntry = Omit<ModelRow, 'make'>

/** A row of a model table: name, body type, what all its codes share, the codes. */
export function model(name: string, body: BodyType, facts: ModelFacts, codes: CodeRow[]): ModelEntry {
  return { name, body, codes, ...facts }
}

/** A row of a code table, in the order of `CodeRow`. */
export function code(...row: CodeRow): CodeRow {
  return row
}

/** Adds the make to one make's models. */
export function modelsOf(make: string, entries: ModelEntry[]): ModelRow[] {
  return entries.map((entry) => ({ make, ...entry }))
}

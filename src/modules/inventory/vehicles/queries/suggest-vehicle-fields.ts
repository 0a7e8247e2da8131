import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { readCarCode, sameCarCode } from '@/modules/inventory/lists/rules/car-code'
import { modelCodes, models, vehicles } from '@/modules/inventory/tables.gen'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ids, inShowrooms } from '@/server/sql'
import { carKey, type SuggestionQuery } from '../rules/suggestions/car-key'
import { type ListedCode, NEWEST, type Suggestions, suggestionsFor } from '../rules/suggestions/suggestions'

const c = alias(modelCodes, 'c')
/** The list's entry for a model code. */
const CODE = {
  id: c.id,
  modelCode: c.modelCode,
  model: c.modelId,
  manufacturer: alias(models, 'm').manufacturerId,
  drivetrain: c.drivetrainId,
  fuelType: c.fuelTypeId,
  engineSizeCc: c.engineSizeCc,
  lengthCm: c.lengthCm,
  widthCm: c.widthCm,
  heightCm: c.heightCm,
  m3Cbm: c.m3Cbm,
}

/** Above this the list is read as a whole: comparing every code with every pattern would take longer. */
const FEW = 8

const JOINED = sql`model_codes c JOIN models m ON m.id = c.model_id`

const listedCode = ({ id, manufacturer, model, ...facts }: RowOf<typeof CODE>): ListedCode => ({
  id,
  manufacturer,
  model,
  facts,
})

/** The list's codes of the same types as these cars'. */
async function codesLike(
  on: Reader,
  cars: readonly SuggestionQuery[],
): Promise<(one: SuggestionQuery) => ListedCode[]> {
  const types = [...new Set(cars.flatMap(({ code }) => code?.type ?? []))]
  if (types.length === 0) return () => []
  const like = sql`upper(c.model_code) LIKE ANY (${sql.param(types.map((type) => `%${type}%`))}::text[])`
  const rows = await select(
    on,
    CODE,
    sql`FROM ${JOINED} WHERE ${types.length <= FEW ? like : sql`true`} ORDER BY c.id`,
  )
  const byType = Map.groupBy(rows.map(listedCode), ({ facts }) => readCarCode(facts.modelCode)?.type)
  return ({ code }) =>
    (code ? (byType.get(code.type) ?? []) : []).filter(({ facts }) => {
      const own = readCarCode(facts.modelCode)
      return own && code && sameCarCode(code, own) !== null
    })
}

/** As much of a chassis number as the index has: a frame number's code, or the first eight characters of a VIN. */
const KEY_LENGTH = 8
export const CHASSIS_KEY = sql.raw(`left(upper(split_part(v.chassis, '-', 1)), ${KEY_LENGTH})`)

const keysOf = ({ code, vin }: SuggestionQuery): string[] =>
  [...new Set(code ? [code.whole, code.type] : [vin])].map((key) => key.slice(0, KEY_LENGTH))

const v = alias(vehicles, 'v')
const EARLIER = {
  asked: number(sql`found.ord`),
  chassis: v.chassis,
  code: nullable(text(sql`mc.model_code`)),
  year: nullable(v.year),
  manufacturer: nullable(v.manufacturerId),
  model: nullable(v.modelId),
  modelCode: nullable(v.modelCodeId),
  vehicleType: nullable(v.vehicleTypeId),
  subBodyType: v.subBodyTypeId,
  fuelType: v.fuelTypeId,
  transmission: v.transmissionId,
  drivetrain: v.drivetrainId,
  grade: v.gradeId,
  seats: v.seats,
  doors: v.doors,
  engineSizeCc: v.engineSizeCc,
  steeringType: v.steeringTypeId,
  steeringPosition: v.steeringPositionId,
  steeringAssistType: v.steeringAssistTypeId,
  steeringControlType: v.steeringControlTypeId,
  length: v.length,
  width: v.width,
  height: v.height,
  carryingCapKg: v.carryingCapKg,
  weightKg: v.weightKg,
  grossWeightKg: v.grossWeightKg,
}

export type SuggestionScope = {
  /** Whose vehicles count. */
  showrooms: ShowroomScope
  /** An import does not count the vehicles that it made itself: a dry run would not have them. */
  exceptBatch?: number | null
}

type Pair = { key: string; ord: number }

/** The newest vehicles that may be of the same kind as each of some cars, by chassis number and by model code. */
async function vehiclesLike(
  on: Reader,
  cars: readonly SuggestionQuery[],
  codesOf: (one: SuggestionQuery) => ListedCode[],
  scope: SuggestionScope,
) {
  const keys = cars.flatMap((one, ord): Pair[] => keysOf(one).map((key) => ({ key, ord })))
  const listed = cars.flatMap((one, ord) => codesOf(one).map(({ id }) => ({ id, ord })))
  const except =
    scope.exceptBatch == null ? sql`` : sql`AND v.import_batch IS DISTINCT FROM ${scope.exceptBatch}`
  const counts = sql`v.deleted_at IS NULL AND ${inShowrooms(sql`v.showroom_id`, scope.showrooms)} ${except}
    ORDER BY v.id DESC LIMIT ${NEWEST}`
  return select(
    on,
    EARLIER,
    (columns) => sql`WITH found AS (
      SELECT a.ord, f.id FROM unnest(${sql.param(keys.map(({ key }) => key))}::text[],
        ${ids(keys.map(({ ord }) => ord))}) a (key, ord)
      CROSS JOIN LATERAL (SELECT v.id FROM vehicles v WHERE ${CHASSIS_KEY} = a.key AND ${counts}) f
      UNION
      SELECT a.ord, f.id FROM unnest(${ids(listed.map(({ id }) => id))}, ${ids(listed.map(({ ord }) => ord))}) a (id, ord)
      CROSS JOIN LATERAL (SELECT v.id FROM vehicles v WHERE v.model_code_id = a.id AND ${counts}) f)
    SELECT ${columns} FROM found JOIN vehicles v ON v.id = found.id
    LEFT JOIN model_codes mc ON mc.id = v.model_code_id
    ORDER BY found.ord, v.id DESC`,
  )
}

/** What is suggested for a car, and the list's own entry of the model code among it. */
export type CarSuggestions = Suggestions & { listed: ListedCode | null }

/** Entries of the list that the cars' own codes do not identify: vehicles may have any model code. */
async function codesNamed(on: Reader, wanted: readonly number[]): Promise<ListedCode[]> {
  if (wanted.length === 0) return []
  const rows = await select(on, CODE, sql`FROM ${JOINED} WHERE c.id = ANY(${ids(wanted)})`)
  return rows.map(listedCode)
}

/**
 * Suggestions from our own vehicles and the list of model codes for cars, by their keys, with one query for vehicles
 * and one or two for the list however many cars there are. Cars that neither knows are left out.
 */
export async function suggestVehicleFields(
  on: Reader,
  queries: readonly SuggestionQuery[],
  scope: SuggestionScope,
): Promise<Map<string, CarSuggestions>> {
  const cars = [...new Map(queries.map((one) => [carKey(one), one])).values()]
  if (cars.length === 0) return new Map()
  const codesOf = await codesLike(on, cars)
  const rows = await vehiclesLike(on, cars, codesOf, scope)
  const earlier = Map.groupBy(rows, ({ asked: ord }) => ord)
  const known = new Set(cars.flatMap((one) => codesOf(one).map(({ id }) => id)))
  const others = new Set(rows.flatMap(({ modelCode }) => modelCode ?? []).filter((id) => !known.has(id)))
  const named = await codesNamed(on, [...others])
  const byCar = new Map<string, CarSuggestions>()
  for (const [ord, car] of cars.entries()) {
    const listed = [...codesOf(car), ...named]
    const suggestions = suggestionsFor(car, earlier.get(ord) ?? [], listed)
    const { modelCode } = suggestions?.values ?? {}
    if (suggestions)
      byCar.set(carKey(car), { ...suggestions, listed: listed.find(({ id }) => id === modelCode) ?? null })
  }
  return byCar
}

import { z } from 'zod'
import { named, orNull, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { requiredText } from '@/input/fields'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { dbOf } from '@/server/db-of'
import { findTakenChassis } from '../queries/find-taken-chassis'
import { type CarSuggestions, suggestVehicleFields } from '../queries/suggest-vehicle-fields'
import { carKey } from '../rules/suggestions/car-key'
import { suggestionQuery } from '../rules/suggestions/suggestion-query'
import { CHASSIS_MAX } from '../rules/vehicle-limits'
import { inCallNames } from '../schemas/field-names-in-calls'

const figure = z.number().nullable()

const listedCode = z.object({
  id: z.int(),
  model_code: z.string(),
  vehicle_drivetrain_id: z.int().nullable(),
  vehicle_fuel_type_id: z.int().nullable(),
  engine_size_cc: figure,
  length_cm: figure,
  width_cm: figure,
  height_cm: figure,
  m3_cbm: figure,
})

const suggestions = z.object({
  code: z.string().describe('What the car is known by'),
  earlier: z
    .int()
    .describe('How many earlier vehicles were asked; 0 if only the list of model codes knows it'),
  values: z.record(z.string(), z.number()).describe('What they agree on, by field'),
  choices: z.record(z.string(), z.array(z.number())).describe('Where they differ, the most frequent first'),
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
  model: orNull(named),
  model_code: listedCode.nullable(),
})

const answer = z.object({
  suggestions: suggestions.nullable(),
  taken: z
    .object({
      vehicle: z
        .object({ id: z.int(), sku: z.string(), name: z.string() })
        .nullable()
        .describe('null if it belongs to a showroom that is not the caller’s'),
    })
    .nullable()
    .describe('Set if another vehicle has this chassis number'),
})

const listedOnWire = ({ facts, id }: NonNullable<CarSuggestions['listed']>): z.input<typeof listedCode> => ({
  id,
  model_code: facts.modelCode,
  vehicle_drivetrain_id: facts.drivetrain ?? null,
  vehicle_fuel_type_id: facts.fuelType ?? null,
  engine_size_cc: facts.engineSizeCc ?? null,
  length_cm: facts.lengthCm ?? null,
  width_cm: facts.widthCm ?? null,
  height_cm: facts.heightCm ?? null,
  m3_cbm: facts.m3Cbm ?? null,
})

const onWire = (suggested: CarSuggestions, model: string | undefined): z.input<typeof suggestions> => {
  const { choices, code, earlier, listed, values, years } = suggested
  return {
    code,
    earlier,
    values: inCallNames(values),
    choices: inCallNames(choices),
    years,
    model: values.model !== undefined && model !== undefined ? { id: values.model, name: model } : null,
    model_code: listed && listedOnWire(listed),
  }
}

/** What the form fills in for a car, as far as earlier vehicles of the caller's showrooms show. */
export const carSuggestionsRoute = defineRoute({
  method: 'get',
  path: '/vehicles/suggestions',
  access: { kind: 'module', module: 'inventory', action: 'create' },
  tag: 'Vehicles',
  summary:
    'Get what earlier vehicles with the code of a chassis number agree on, and whether another vehicle has the number',
  query: z.object({ chassis: requiredText('chassis', CHASSIS_MAX) }),
  response: recordOf(answer),
  handler: async ({ query: { chassis } }, { actor, req }) => {
    const [db, showrooms, car] = [await dbOf(req), visibleShowrooms(actor), suggestionQuery(chassis)]
    const taken = await findTakenChassis(db, chassis, showrooms)
    const suggested = car && (await suggestVehicleFields(db, [car], { showrooms })).get(carKey(car))
    if (!suggested) return { data: { suggestions: null, taken } }
    const { model } = await readReferences(req.payload)
    return { data: { suggestions: onWire(suggested, model.get(suggested.values.model ?? 0)?.name), taken } }
  },
})

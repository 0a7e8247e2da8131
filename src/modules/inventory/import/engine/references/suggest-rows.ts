import {
  type CarSuggestions,
  suggestVehicleFields,
} from '@/modules/inventory/vehicles/queries/suggest-vehicle-fields'
import { carKey, type SuggestionQuery } from '@/modules/inventory/vehicles/rules/suggestions/car-key'
import { suggestionQuery } from '@/modules/inventory/vehicles/rules/suggestions/suggestion-query'
import {
  SUGGESTED_FIELDS,
  type SuggestedField,
  suggestedYear,
} from '@/modules/inventory/vehicles/rules/suggestions/suggestions'
import type { Db } from '@/server/db-of'
import { fieldSpec, LINK_FIELDS, type LinkField } from '../import-fields'
import type { MappedRow } from '../map/compile-map'
import type { EntityLayer } from './entity'
import { loadEntities } from './look-up-entities'
import type {
  FilledIn,
  ReferencePolicy,
  ResolvedRow,
  RowToResolve,
  SuggestedFigure,
} from './resolved-row-type'

/** Suggestions from our vehicles for the cars of a run so far, by their keys; null if nothing. */
export type KnownCars = Map<string, CarSuggestions | null>

type SuggestedLink = SuggestedField & LinkField

const isLink = (field: SuggestedField): field is SuggestedLink => LINK_FIELDS.some((link) => link === field)
const LINKS = SUGGESTED_FIELDS.filter(isLink)
const FIGURES = SUGGESTED_FIELDS.filter(
  (field): field is Exclude<SuggestedField, LinkField> => !isLink(field),
)
/** Each must be certain before the next; the others depend on all of them. */
const CAR: readonly SuggestedLink[] = ['manufacturer', 'model', 'modelCode']

/** The car of a row that will become a vehicle: by its model code, which is more specific than its chassis number. */
function carOf({ existing, isOwned, row }: RowToResolve): SuggestionQuery | null {
  if (existing || isOwned) return null
  const { chassis } = row.values
  return suggestionQuery(row.names.modelCode) ?? suggestionQuery(typeof chassis === 'string' ? chassis : null)
}

/**
 * Suggestions from our vehicles and the list of model codes for the cars of a chunk, in the order of its rows: one
 * query for all codes that the run has not met yet.
 */
export async function suggestRows(
  db: Db,
  rows: readonly RowToResolve[],
  layer: EntityLayer,
  {
    batchId,
    knownCars,
    policy,
  }: { batchId: number | null; knownCars: KnownCars | null; policy: ReferencePolicy },
): Promise<(CarSuggestions | null)[]> {
  if (!knownCars) return rows.map(() => null)
  const cars = rows.map(carOf)
  const unknownCars = cars.filter((car) => car !== null).filter((car) => !knownCars.has(carKey(car)))
  const suggested = await suggestVehicleFields(db, unknownCars, {
    showrooms: policy.showrooms,
    exceptBatch: batchId,
  })
  for (const car of unknownCars) knownCars.set(carKey(car), suggested.get(carKey(car)) ?? null)
  const suggestions = cars.map((car) => (car ? (knownCars.get(carKey(car)) ?? null) : null))
  const distinct = [...new Set(suggestions)]
  for (const field of LINKS)
    await loadEntities(
      db,
      field,
      distinct.flatMap((one) => one?.values[field] ?? []),
      layer,
    )
  return suggestions
}

/** Notes that a field was filled in. */
function filledWith(own: ResolvedRow, { code }: CarSuggestions, field: SuggestedField | 'year'): FilledIn {
  const before = own.filled ?? { code, fields: [], figures: {} }
  own.filled = { ...before, fields: [...before.fields, field] }
  return own.filled
}

/** Fills a link that the row does not name. */
function fillLink(
  row: MappedRow,
  own: ResolvedRow,
  field: SuggestedLink,
  suggestions: CarSuggestions,
  layer: EntityLayer,
) {
  const id = suggestions.values[field]
  const entity = id === undefined ? undefined : layer.byId(field, id)
  if (!entity || row.names[field]) return
  own.links[field] = entity
  filledWith(own, suggestions, field)
}

/**
 * Fills make, model or model code. A row that names another make or model than our vehicles with its code is another car:
 * nothing is filled in.
 *
 * @returns whether the suggestions still hold
 */
export function fillCarPart(
  row: MappedRow,
  own: ResolvedRow,
  field: LinkField,
  suggestions: CarSuggestions,
  layer: EntityLayer,
): boolean {
  const part = CAR.find((one) => one === field)
  if (!part) return true
  fillLink(row, own, part, suggestions, layer)
  const id = suggestions.values[part]
  return part === 'modelCode' || id === undefined || own.links[part]?.id === id
}

/** Fills everything else that the row leaves empty. */
export function fillRest(
  row: MappedRow,
  own: ResolvedRow,
  suggestions: CarSuggestions,
  layer: EntityLayer,
): void {
  for (const field of LINKS) if (!CAR.includes(field)) fillLink(row, own, field, suggestions, layer)
  const fill = (field: SuggestedFigure, value: number | null | undefined): void => {
    if (value != null && row.values[field] == null) filledWith(own, suggestions, field).figures[field] = value
  }
  for (const field of FIGURES) fill(field, suggestions.values[field])
  fill('year', suggestedYear(suggestions))
}

/** The message for a row that was filled in. */
export const filledNote = ({ code, fields }: FilledIn): string =>
  `Filled in from the model code: '${code}: ${fields.map((field) => fieldSpec(field).label).join(', ')}'`

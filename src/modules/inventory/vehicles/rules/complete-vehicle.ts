import { type AddedField, checkAdded } from '@/kernel/added-fields'
import { type Issue, issue } from '@/kernel/issue'
import { deriveVehicle, type StoredTitle } from './derive-vehicle'
import { checkGivenValues, validateVehicle } from './validate-vehicle'
import type { DerivedFields, VehicleDraft, VehicleRefs } from './vehicle-draft'

/** What the ids of a draft stand for, and whether they belong together. */
export type DraftReferences = {
  refs: VehicleRefs
  modelBelongs: boolean
  modelCodeBelongs: boolean
  vehicleTypeKnown: boolean
}

/** A vehicle with all that follows from it, and everything that is wrong with it; empty when it may be stored. */
export type CompletedVehicle = {
  derived: Omit<DerivedFields, 'colorName' | 'location'>
  /** First time PUBLISHED, or null. ISO. */
  publishedAt: string | null
  issues: Issue[]
}

function mismatches(found: DraftReferences): Issue[] {
  return [
    ...(found.modelBelongs ? [] : [issue('model', 'Model not found for this manufacturer')]),
    ...(found.modelCodeBelongs ? [] : [issue('modelCode', 'Model code not found for this model')]),
    ...(found.vehicleTypeKnown ? [] : [issue('vehicleType', 'Vehicle type not found')]),
  ]
}

/** What was entered and what follows from it are both checked; a field says its first problem. */
const onePerField = (issues: readonly Issue[]): Issue[] =>
  issues.filter((one, index) => issues.findIndex((other) => other.path === one.path) === index)

/**
 * The whole judgement of a vehicle before it is stored, the same whether it was saved or imported: what
 * follows from its fields, then every check of the result.
 *
 * @param draft all its fields as they would be stored
 * @param now fills the year and the time of publication
 * @param stored the vehicle's title as it was; null for a new one
 * @param added the fields that modules add to vehicles
 */
export function completeVehicle(
  draft: VehicleDraft & { publishedAt?: string | null },
  found: DraftReferences,
  now: Date,
  stored: StoredTitle | null = null,
  added: readonly AddedField[] = [],
): CompletedVehicle {
  const {
    colorName: _colour,
    location: _location,
    ...derived
  } = deriveVehicle(draft, found.refs, now, stored)
  const isPublished = derived.status === 'PUBLISHED'
  const context = { becomesPublished: isPublished, fuelTypeName: found.refs.fuelTypeName }
  const issues = onePerField([
    ...mismatches(found),
    ...validateVehicle({ ...draft, ...derived }, now, context),
    ...checkGivenValues(draft),
    ...checkAdded(added, draft),
  ])
  return { derived, publishedAt: draft.publishedAt ?? (isPublished ? now.toISOString() : null), issues }
}

import { checkAddedFields } from '@/kernel/added/check-added-fields'
import type { AddedField } from '@/kernel/added-fields'
import { type Issue, issue } from '@/kernel/issue'
import { deriveVehicle } from './derived/derive-vehicle'
import type { StoredTitle } from './derived/vehicle-name'
import { checkGivenValues, validateVehicle } from './validate-vehicle'
import type { DerivedFields, VehicleDraft, VehicleRefs } from './vehicle-draft-type'

/** The names behind a draft's ids, and whether they belong together. */
export type DraftReferences = {
  refs: VehicleRefs
  modelBelongs: boolean
  modelCodeBelongs: boolean
  vehicleTypeKnown: boolean
}

/** A vehicle with all derived values, and everything wrong with it; empty if it may be stored. */
export type CompletedVehicle = {
  derived: Omit<DerivedFields, 'colorName' | 'location'>
  /** First time PUBLISHED, or null. ISO. */
  publishedAt: string | null
  issues: Issue[]
}

function mismatches(references: DraftReferences): Issue[] {
  return [
    ...(references.modelBelongs ? [] : [issue('model', 'Model not found for this manufacturer')]),
    ...(references.modelCodeBelongs ? [] : [issue('modelCode', 'Model code not found for this model')]),
    ...(references.vehicleTypeKnown ? [] : [issue('vehicleType', 'Vehicle type not found')]),
  ]
}

/** Both entered and derived values are checked; each field reports its first problem. */
const onePerField = (issues: readonly Issue[]): Issue[] =>
  issues.filter((one, index) => issues.findIndex((other) => other.path === one.path) === index)

/**
 * The complete check of a vehicle before it is stored, whether saved or imported: derives values, then
 * validates the result.
 *
 * @param draft all its fields as they would be stored
 * @param now used for the year and the time of publication
 * @param stored the vehicle's previous title; null for a new one
 * @param added modules' fields
 */
export function completeVehicle(
  draft: VehicleDraft & { publishedAt?: string | null },
  references: DraftReferences,
  now: Date,
  stored: StoredTitle | null = null,
  added: readonly AddedField[] = [],
): CompletedVehicle {
  const {
    colorName: _colour,
    location: _location,
    ...derived
  } = deriveVehicle(draft, references.refs, now, stored)
  const isPublished = derived.status === 'PUBLISHED'
  const context = { becomesPublished: isPublished, fuelTypeName: references.refs.fuelTypeName }
  const issues = onePerField([
    ...mismatches(references),
    ...validateVehicle({ ...draft, ...derived }, now, context),
    ...checkGivenValues(draft),
    ...checkAddedFields(added, draft),
  ])
  return { derived, publishedAt: draft.publishedAt ?? (isPublished ? now.toISOString() : null), issues }
}

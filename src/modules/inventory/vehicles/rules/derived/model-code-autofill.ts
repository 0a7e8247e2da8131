import type { ModelCodeFacts, VehicleDraft } from '../vehicle-draft-type'
import { isPositive } from './is-positive'

/**
 * What picking a model code fills in and locks: only what the code has. Keys are the vehicle's field names,
 * so the keys of the result are the locked fields.
 */
export function modelCodeAutofill(code: ModelCodeFacts | null | undefined): Partial<VehicleDraft> {
  if (!code) return {}
  const filled: Partial<VehicleDraft> = {}
  if (isPositive(code.drivetrain)) filled.drivetrain = code.drivetrain
  if (isPositive(code.fuelType)) filled.fuelType = code.fuelType
  if (isPositive(code.engineSizeCc)) filled.engineSizeCc = code.engineSizeCc
  if (isPositive(code.lengthCm)) filled.length = code.lengthCm
  if (isPositive(code.widthCm)) filled.width = code.widthCm
  if (isPositive(code.heightCm)) filled.height = code.heightCm
  if (isPositive(code.m3Cbm)) filled.m3Cbm = code.m3Cbm
  return filled
}

import type { ModelCodeFacts } from '../vehicle-draft-type'
import { codeChosen } from './dependent-choices'
import { emptyVehicleForm } from './form-values'

/** When the tests' forms are opened. */
export const now = new Date('2026-06-15T10:00:00Z')

/** A model code with all possible data. */
export const hiace: ModelCodeFacts = {
  modelCode: 'TRH200V',
  drivetrain: 2,
  fuelType: 3,
  engineSizeCc: 1998,
  lengthCm: 469.5,
  widthCm: 169.5,
  heightCm: 198,
  m3Cbm: 15.7574,
}

/** A new form in which that code was chosen. */
export const chosen = () => {
  const values = { ...emptyVehicleForm(), manufacturer: '1', model: '2', modelCode: '3' }
  return { ...values, ...codeChosen(values, hiace) }
}

import { z } from 'zod'
import { idField, optionalId, optionalMeasure, requiredText } from '@/input/fields'
import { pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { DIMENSION_CM_MAX, ENGINE_CC_MAX, MODEL_CODE_MAX, VOLUME_M3_MAX } from '../rules/list-limits'

/** A model code and what all vehicles with it have in common. Litres are derived from cc. */
export const modelCodeInput = z.strictObject({
  modelCode: requiredText('Model code', MODEL_CODE_MAX),
  model: idField('Model'),
  drivetrain: optionalId('Drivetrain'),
  fuelType: optionalId('Fuel type'),
  engineSizeCc: optionalMeasure('Engine size (cc)', ENGINE_CC_MAX),
  lengthCm: optionalMeasure('Length', DIMENSION_CM_MAX),
  widthCm: optionalMeasure('Width', DIMENSION_CM_MAX),
  heightCm: optionalMeasure('Height', DIMENSION_CM_MAX),
  m3Cbm: optionalMeasure('Volume', VOLUME_M3_MAX),
})
export const modelCodePatch = modelCodeInput.partial()

/** A filter by a measure, with decimals where the measure has them. */
const measureQuery = (name: string) =>
  textQuery(name)
    .refine(
      (text) => text === undefined || /^\d{1,9}(\.\d{1,9})?$/.test(text),
      `${name} must be a number of at least 0`,
    )
    .transform((text) => (text === undefined ? undefined : Number(text)))

/** The list's filters; a name ending in Min is a lower bound, the others must match. */
export const modelCodeQuery = pageQuery().extend({
  modelCode: textQuery('model_code'),
  manufacturer: wholeQuery('manufacturer_id', 1),
  model: wholeQuery('model_id', 1),
  drivetrain: wholeQuery('vehicle_drivetrain_id', 1),
  fuelType: wholeQuery('vehicle_fuel_type_id', 1),
  engineType: textQuery('engine_type'),
  engineSizeLtr: textQuery('engine_size_ltr'),
  engineSizeCc: measureQuery('engine_size_cc'),
  engineSizeCcMin: measureQuery('engine_size_cc_min'),
  lengthCm: measureQuery('length_cm'),
  lengthCmMin: measureQuery('length_cm_min'),
  widthCm: measureQuery('width_cm'),
  widthCmMin: measureQuery('width_cm_min'),
  heightCm: measureQuery('height_cm'),
  heightCmMin: measureQuery('height_cm_min'),
  m3Cbm: measureQuery('m3_cbm'),
})

/** How clients spell the fields of a model code and its filters. */
export const MODEL_CODE_NAMES = {
  modelCode: 'model_code',
  model: 'model_id',
  manufacturer: 'manufacturer_id',
  drivetrain: 'vehicle_drivetrain_id',
  fuelType: 'vehicle_fuel_type_id',
  engineType: 'engine_type',
  engineSizeLtr: 'engine_size_ltr',
  engineSizeCc: 'engine_size_cc',
  engineSizeCcMin: 'engine_size_cc_min',
  lengthCm: 'length_cm',
  lengthCmMin: 'length_cm_min',
  widthCm: 'width_cm',
  widthCmMin: 'width_cm_min',
  heightCm: 'height_cm',
  heightCmMin: 'height_cm_min',
  m3Cbm: 'm3_cbm',
} as const

export type ModelCodeInput = z.infer<typeof modelCodeInput>
export type ModelCodeQuery = z.infer<typeof modelCodeQuery>

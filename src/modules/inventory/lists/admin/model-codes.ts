import type { Field, Filter, Option } from '@/ui/back-office/list/types'
import { getModelCode, listModelCodes, type ModelCodeRow } from '../queries/list-model-codes'
import { modelOptions, optionsOf } from '../queries/options'
import { MODEL_CODE_MAX } from '../rules/limits'
import { MODEL_CODE_NAMES, type ModelCodeQuery, modelCodeQuery } from '../schemas/model-code'
import { defineList } from './list'

const least = (name: string, label: string): Filter => ({ name, label, kind: 'number' })
const measure = (name: keyof typeof MODEL_CODE_NAMES, label: string): Field => ({
  name,
  sent: MODEL_CODE_NAMES[name],
  label,
  kind: 'number',
})

const link = (name: keyof typeof MODEL_CODE_NAMES, label: string, options: Option[]): Field => ({
  name,
  sent: MODEL_CODE_NAMES[name],
  label,
  kind: 'link',
  options,
})

export const modelCodeList = defineList<ModelCodeQuery, ModelCodeRow>({
  key: 'model-codes',
  section: 'model-codes',
  path: '/model-codes',
  title: 'Model codes',
  singular: 'Model code',
  opens: 'dialog',
  toggle: null,
  schema: modelCodeQuery,
  names: MODEL_CODE_NAMES,
  columns: [
    { key: 'modelCode', title: 'Model code' },
    { key: 'manufacturer', title: 'Manufacturer' },
    { key: 'model', title: 'Model' },
    { key: 'fuelType', title: 'Engine type' },
    { key: 'drivetrain', title: 'Drivetrain' },
    { key: 'engineSizeCc', title: 'Engine (cc)', kind: 'number' },
    { key: 'engineSizeLtr', title: 'Engine (L)' },
    { key: 'lengthCm', title: 'Length (cm)', kind: 'number' },
    { key: 'widthCm', title: 'Width (cm)', kind: 'number' },
    { key: 'heightCm', title: 'Height (cm)', kind: 'number' },
    { key: 'm3Cbm', title: 'Volume (m³)', kind: 'number' },
  ],
  filters: async (db, query) => [
    { name: 'model_code', label: 'Model code', kind: 'search' },
    {
      name: 'manufacturer_id',
      label: 'Manufacturer',
      kind: 'choice',
      any: 'Any manufacturer',
      options: await optionsOf(db, 'manufacturers'),
      clears: ['model_id'],
    },
    {
      name: 'model_id',
      label: 'Model',
      kind: 'choice',
      any: 'Any model',
      options: await modelOptions(db, query.manufacturer),
    },
    {
      name: 'engine_type',
      label: 'Engine type',
      kind: 'choice',
      any: 'Any engine type',
      options: (await optionsOf(db, 'fuelTypes')).map(({ label }) => ({ value: label, label })),
    },
    least('engine_size_cc_min', 'Engine from (cc)'),
    least('length_cm_min', 'Length from (cm)'),
    least('width_cm_min', 'Width from (cm)'),
    least('height_cm_min', 'Height from (cm)'),
  ],
  fields: async (db) => [
    {
      name: 'manufacturer',
      label: 'Manufacturer',
      kind: 'link',
      local: true,
      required: true,
      options: await optionsOf(db, 'manufacturers'),
    },
    {
      name: 'model',
      sent: 'model_id',
      label: 'Model',
      kind: 'link',
      required: true,
      loads: { by: 'manufacturer', from: '/api/v1/models/public/by-manufacturer/{id}' },
    },
    {
      name: 'modelCode',
      sent: 'model_code',
      label: 'Model code',
      kind: 'text',
      required: true,
      max: MODEL_CODE_MAX,
    },
    {
      ...measure('engineSizeCc', 'Engine size (cc)'),
      help: 'Litres are calculated from it.',
    },
    link('fuelType', 'Fuel type', await optionsOf(db, 'fuelTypes')),
    link('drivetrain', 'Drivetrain', await optionsOf(db, 'drivetrains')),
    measure('lengthCm', 'Length (cm)'),
    measure('widthCm', 'Width (cm)'),
    measure('heightCm', 'Height (cm)'),
    measure('m3Cbm', 'Volume (m³)'),
  ],
  rows: listModelCodes,
  one: getModelCode,
  toRow: (row) => {
    const { id, modelCode, updatedAt } = row
    const measures = {
      engineSizeCc: row.engineSizeCc,
      lengthCm: row.lengthCm,
      widthCm: row.widthCm,
      heightCm: row.heightCm,
      m3Cbm: row.m3Cbm,
    }
    return {
      id,
      name: modelCode,
      updatedAt,
      active: null,
      cells: {
        ...measures,
        modelCode,
        manufacturer: row.manufacturer,
        model: row.model,
        fuelType: row.fuelType,
        drivetrain: row.drivetrain,
        engineSizeLtr: row.engineSizeLtr,
      },
      values: {
        ...measures,
        modelCode,
        manufacturer: row.manufacturerId,
        model: row.modelId,
        fuelType: row.fuelTypeId,
        drivetrain: row.drivetrainId,
      },
      labels: { model: row.model },
    }
  },
})

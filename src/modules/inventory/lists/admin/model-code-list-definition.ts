import type { Field, Filter, Option } from '@/ui/back-office/list/list-type'
import { listModelOptions, optionsOf } from '../queries/list-entry-options'
import { getModelCode, listModelCodes, type ModelCodeRow } from '../queries/list-model-codes'
import { MODEL_CODE_MAX } from '../rules/list-limits'
import { MODEL_CODE_NAMES, type ModelCodeQuery, modelCodeQuery } from '../schemas/model-code'
import * as words from '../words'
import { defineInventoryList } from './define-inventory-list'

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

export const modelCodeListDefinition = defineInventoryList<ModelCodeQuery, ModelCodeRow>({
  key: 'model-codes',
  section: 'model-codes',
  path: '/model-codes',
  title: words.modelCodes,
  singular: words.modelCode,
  opens: 'dialog',
  toggle: null,
  schema: modelCodeQuery,
  names: MODEL_CODE_NAMES,
  columns: [
    { key: 'modelCode', title: words.modelCode },
    { key: 'manufacturer', title: words.manufacturer },
    { key: 'model', title: words.model },
    { key: 'fuelType', title: words.engineType },
    { key: 'drivetrain', title: words.drivetrain },
    { key: 'engineSizeCc', title: words.engineCc, kind: 'number' },
    { key: 'engineSizeLtr', title: words.engineL },
    { key: 'lengthCm', title: words.lengthCm, kind: 'number' },
    { key: 'widthCm', title: words.widthCm, kind: 'number' },
    { key: 'heightCm', title: words.heightCm, kind: 'number' },
    { key: 'm3Cbm', title: words.volumeM, kind: 'number' },
  ],
  filters: async (db, query) => [
    { name: 'model_code', label: words.modelCode, kind: 'search' },
    {
      name: 'manufacturer_id',
      label: words.manufacturer,
      kind: 'choice',
      any: words.anyManufacturer,
      options: await optionsOf(db, 'manufacturers'),
      clears: ['model_id'],
    },
    {
      name: 'model_id',
      label: words.model,
      kind: 'choice',
      any: words.anyModel,
      options: await listModelOptions(db, query.manufacturer),
    },
    {
      name: 'engine_type',
      label: words.engineType,
      kind: 'choice',
      any: words.anyEngineType,
      options: (await optionsOf(db, 'fuelTypes')).map(({ label }) => ({ value: label, label })),
    },
    least('engine_size_cc_min', words.engineFromCc),
    least('length_cm_min', words.lengthFromCm),
    least('width_cm_min', words.widthFromCm),
    least('height_cm_min', words.heightFromCm),
  ],
  fields: async (db) => [
    {
      name: 'manufacturer',
      label: words.manufacturer,
      kind: 'link',
      local: true,
      required: true,
      options: await optionsOf(db, 'manufacturers'),
    },
    {
      name: 'model',
      sent: 'model_id',
      label: words.model,
      kind: 'link',
      required: true,
      loads: { by: 'manufacturer', from: '/api/v1/models/public/by-manufacturer/{id}' },
    },
    {
      name: 'modelCode',
      sent: 'model_code',
      label: words.modelCode,
      kind: 'text',
      required: true,
      max: MODEL_CODE_MAX,
    },
    {
      ...measure('engineSizeCc', words.engineSizeCc),
      help: words.litresAreCalculatedFromIt,
    },
    link('fuelType', words.fuelType, await optionsOf(db, 'fuelTypes')),
    link('drivetrain', words.drivetrain, await optionsOf(db, 'drivetrains')),
    measure('lengthCm', words.lengthCm),
    measure('widthCm', words.widthCm),
    measure('heightCm', words.heightCm),
    measure('m3Cbm', words.volumeM),
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

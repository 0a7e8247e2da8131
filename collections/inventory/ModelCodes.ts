import type { CollectionConfig } from 'payload'
import { MODEL_CODE_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { moduleAccess } from '../shared/access'
import { amount, link, row, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { stripUnseenInName } from '../shared/stripUnseenInName'
import { computeLitres } from './computeLitres'
import { rebuildTitles } from './rebuildTitles'

export const ModelCodes: CollectionConfig = {
  slug: 'model-codes',
  labels: { singular: 'Model code', plural: 'Model codes' },
  admin: {
    useAsTitle: 'modelCode',
    defaultColumns: ['modelCode', 'model', 'fuelType', 'drivetrain', 'engineSizeCc'],
    listSearchableFields: ['modelCode'],
  },
  access: moduleAccess('inventory'),
  defaultSort: 'modelCode',
  fields: [
    row(
      text('modelCode', { required: true, maxLength: MODEL_CODE_MAX, index: true }),
      link('model', 'models', { required: true, index: true }),
    ),
    row(link('fuelType', 'vehicle-fuel-types'), link('drivetrain', 'vehicle-drive-trains')),
    row(
      amount('engineSizeCc', { label: 'Engine size (cc)' }),
      text('engineSizeLtr', { label: 'Engine size (L)', admin: { readOnly: true, description: 'From cc' } }),
    ),
    row(
      amount('lengthCm', { label: 'Length (cm)' }),
      amount('widthCm', { label: 'Width (cm)' }),
      amount('heightCm', { label: 'Height (cm)' }),
      amount('m3Cbm', { label: 'Volume (m³)' }),
    ),
  ],
  hooks: {
    afterChange: [rebuildTitles('model_code_id', 'modelCode')],
    beforeValidate: [
      stripUnseenInName('modelCode'),
      refuseDuplicates('model_codes', {
        field: 'modelCode',
        column: 'model_code',
        within: { field: 'model', column: 'model_id' },
        message: 'This model already has this model code.',
      }),
    ],
    beforeChange: [computeLitres],
    beforeDelete: [refuseWhenInUse('Model code')],
  },
}

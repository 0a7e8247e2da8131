import type { CollectionConfig } from 'payload'
import { REFERENCE_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { moduleAccess } from '../shared/access'
import { link, statusField, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { stripUnseenInName } from '../shared/stripUnseenInName'
import { rebuildTitles } from './rebuildTitles'

export const Models: CollectionConfig = {
  slug: 'models',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'manufacturer', 'status', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  access: moduleAccess('inventory'),
  defaultSort: 'name',
  defaultPopulate: { name: true, manufacturer: true },
  fields: [
    text('name', { required: true, maxLength: REFERENCE_NAME_MAX, index: true }),
    link('manufacturer', 'manufacturers', { required: true, index: true }),
    statusField,
  ],
  hooks: {
    afterChange: [rebuildTitles('model_id', 'name')],
    beforeValidate: [
      stripUnseenInName(),
      refuseDuplicates('models', {
        field: 'name',
        column: 'name',
        within: { field: 'manufacturer', column: 'manufacturer_id' },
        message: 'This manufacturer already has a model with this name.',
      }),
    ],
    beforeDelete: [refuseWhenInUse('Model')],
  },
}

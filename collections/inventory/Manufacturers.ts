import type { CollectionConfig } from 'payload'
import { MAKE_DESCRIPTION_MAX, REFERENCE_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { moduleAccess } from '../shared/access'
import { statusField, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { stripUnseenInName } from '../shared/stripUnseenInName'
import { rebuildTitles } from './rebuildTitles'

export const Manufacturers: CollectionConfig = {
  slug: 'manufacturers',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'description', 'status', 'updatedAt'],
    listSearchableFields: ['name', 'description'],
  },
  access: moduleAccess('inventory'),
  defaultSort: 'name',
  fields: [
    text('name', { required: true, maxLength: REFERENCE_NAME_MAX, index: true }),
    { name: 'description', type: 'textarea', maxLength: MAKE_DESCRIPTION_MAX },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    statusField,
  ],
  hooks: {
    afterChange: [rebuildTitles('manufacturer_id', 'name')],
    beforeValidate: [
      stripUnseenInName(),
      refuseDuplicates('manufacturers', {
        field: 'name',
        column: 'name',
        message: 'A manufacturer with this name already exists.',
      }),
    ],
    beforeDelete: [refuseWhenInUse('Manufacturer')],
  },
}

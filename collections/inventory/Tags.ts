import type { CollectionConfig } from 'payload'
import { TAG_MESSAGES } from '@/modules/inventory/lists/rules/tag'
import { moduleAccess } from '../shared/access'
import { link, row, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { stripUnseenInName } from '../shared/stripUnseenInName'
import { checkTag, fillTagRoute, stampOperator } from './tagHooks'

export const Tags: CollectionConfig = {
  slug: 'tags',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'color', 'route', 'updatedBy', 'createdAt'],
    listSearchableFields: ['name', 'route'],
  },
  access: moduleAccess('inventory'),
  defaultSort: 'name',
  fields: [
    row(text('name', { required: true, index: true }), text('color', { defaultValue: '#FF0000' })),
    text('route', { index: true, admin: { readOnly: true, description: 'From the name' } }),
    { name: 'showOnHomepage', type: 'checkbox', defaultValue: false },
    { name: 'featuredImage', type: 'upload', relationTo: 'media' },
    text('featuredImageUrl', { admin: { hidden: true } }),
    link('createdBy', 'users', { admin: { readOnly: true, position: 'sidebar' } }),
    link('updatedBy', 'users', { label: 'Operator', admin: { readOnly: true, position: 'sidebar' } }),
  ],
  hooks: {
    beforeValidate: [
      stripUnseenInName(),
      refuseDuplicates('tags', {
        field: 'name',
        column: 'name',
        message: TAG_MESSAGES.nameTaken,
      }),
    ],
    beforeChange: [fillTagRoute, checkTag, stampOperator],
    beforeDelete: [refuseWhenInUse('Tag')],
  },
}

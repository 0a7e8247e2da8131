import type { CollectionConfig } from 'payload'
import { isUnlocode, UNLOCODE_MESSAGE } from '@/modules/settings/places/rules/limits'
import { anyone, moduleAccess } from '../shared/access'
import { row, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'

export const Ports: CollectionConfig = {
  slug: 'ports',
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'country', 'unlocode', 'use', 'active'],
    listSearchableFields: ['name', 'country', 'unlocode'],
  },
  access: moduleAccess('settings', { read: anyone }),
  defaultSort: 'name',
  fields: [
    row(
      text('name', { required: true, maxLength: 100, index: true }),
      text('country', { required: true, maxLength: 100, index: true }),
    ),
    row(
      text('unlocode', {
        label: 'UN/LOCODE',
        maxLength: 5,
        validate: (value?: string | null) => !value || isUnlocode(value) || UNLOCODE_MESSAGE,
      }),
      {
        name: 'use',
        type: 'select',
        defaultValue: 'both',
        options: [
          { label: 'Origin', value: 'origin' },
          { label: 'Destination', value: 'destination' },
          { label: 'Origin and destination', value: 'both' },
        ],
      },
    ),
    { name: 'active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
  ],
  hooks: {
    beforeValidate: [
      refuseDuplicates('ports', {
        field: 'name',
        column: 'name',
        within: { field: 'country', column: 'country', isText: true },
        message: 'A port with this name already exists in this country.',
      }),
    ],
  },
}

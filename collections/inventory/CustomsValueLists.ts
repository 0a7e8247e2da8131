import type { CollectionConfig } from 'payload'
import { customsLists } from '@/modules/inventory/landed-price/rules/customs-list'
import { moduleAccess, systemManaged } from '../shared/access'
import { text } from '../shared/fields'
import { recordCollection } from '../shared/recordCollection'

const declared = recordCollection(customsLists)

/** Customs value lists, such as Kenya's CRSP. Their lines are rows of `customs_values`. */
export const CustomsValueLists: CollectionConfig = {
  ...declared,
  admin: { ...declared.admin, group: false },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  fields: [
    ...declared.fields,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'DRAFT',
      options: [
        { value: 'DRAFT', label: 'Draft' },
        { value: 'IN_USE', label: 'In use' },
        { value: 'RETIRED', label: 'Retired' },
      ],
    },
    { name: 'lines', type: 'number', required: true, defaultValue: 0, min: 0 },
    // The file that the lines are from.
    text('fileName', { maxLength: 200 }),
  ],
}

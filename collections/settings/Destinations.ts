import type { CollectionConfig } from 'payload'
import { DESTINATION_MAX } from '@/modules/settings/tariffs/rules/destination-and-import-rule-limits'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, lines } from '../shared/fields'

/** Countries that buyers can choose, each with rules of import of its own. */
export const Destinations: CollectionConfig = {
  slug: 'destinations',
  labels: { singular: 'Destination', plural: 'Destinations' },
  admin: { group: false, useAsTitle: 'country', defaultColumns: ['country', 'currency', 'active'] },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  defaultSort: 'country',
  fields: [
    line('country', DESTINATION_MAX.country, { required: true, unique: true }),
    line('slug', DESTINATION_MAX.slug, { required: true, unique: true }),
    line('timezone', DESTINATION_MAX.timezone, { required: true }),
    line('currency', 3, { required: true }),
    { name: 'active', type: 'checkbox', required: true, defaultValue: false },
    lines('note', DESTINATION_MAX.note),
  ],
}

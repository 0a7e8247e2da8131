import type { CollectionConfig } from 'payload'
import { ALERT_FREQUENCY_LABELS } from '@/modules/inventory/saved-searches/rules/alert-frequency-labels'
import {
  ALERT_FREQUENCIES,
  SAVED_SEARCH_NAME_MAX,
} from '@/modules/inventory/saved-searches/rules/saved-search-alerts'
import { moduleAccess, ownRows, systemManaged } from '../shared/access'
import { line, link, text } from '../shared/fields'

/** Searches that people save, to be notified of new matches. Nobody else may see them. */
export const SavedSearches: CollectionConfig = {
  slug: 'saved-searches',
  labels: { singular: 'Saved search', plural: 'Saved searches' },
  admin: { hidden: true, useAsTitle: 'name' },
  access: moduleAccess('inventory', { ...systemManaged, read: ownRows('user') }),
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    link('user', 'users', { required: true }),
    line('name', SAVED_SEARCH_NAME_MAX, { required: true }),
    // Its filters as in an address, in canonical order.
    text('query', { required: true }),
    {
      name: 'frequency',
      type: 'select',
      required: true,
      defaultValue: 'daily',
      options: ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] })),
    },
    // Anything listed before is not news.
    { name: 'lastMark', type: 'date', required: true },
  ],
}

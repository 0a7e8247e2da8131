import { recordList } from '@/kernel/record-list'

/** Who provides a warranty. */
export const warrantyProviders = recordList({
  slug: 'warranty-providers',
  address: 'inventory/warranty-providers',
  module: 'inventory',
  singular: 'Warranty provider',
  plural: 'Warranty providers',
  card: { index: 'inventory', about: 'Who stands behind a warranty' },
  fields: { name: { kind: 'text', label: 'Name', required: true, max: 80 } },
  title: ['name'],
  search: { fields: ['name'], label: 'Name' },
  filters: [],
  unique: [{ fields: ['name'], message: 'A provider with this name already exists.' }],
  readBy: 'staff',
  bulkDelete: false,
  opens: 'dialog',
  failure: 'tried',
})

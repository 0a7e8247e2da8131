import type { Access, CollectionConfig, Where } from 'payload'
import { can } from '@/kernel/permissions'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '@/modules/inventory/vehicles/rules/stock/saved-view'
import { actorOf } from '@/server/permissions'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, link } from '../shared/fields'

/** One's own, and those that are shared with all who work with vehicles. */
const ownOrShared: Access = async ({ req }) => {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || !can(actor, 'inventory', 'read')) return false
  const either: Where[] = [{ user: { equals: actor.id } }, { isShared: { equals: true } }]
  return { or: either }
}

/** Named sets of filters, order and columns of the staff's list of vehicles. */
export const SavedViews: CollectionConfig = {
  slug: 'saved-views',
  labels: { singular: 'Saved view', plural: 'Saved views' },
  admin: { hidden: true, useAsTitle: 'name' },
  access: moduleAccess('inventory', { ...systemManaged, read: ownOrShared }),
  lockDocuments: false,
  defaultSort: 'name',
  fields: [
    link('user', 'users', { required: true }),
    line('name', VIEW_NAME_MAX, { required: true }),
    // Filters and order as in an address, in canonical order; columns by name, with commas between them.
    line('query', VIEW_QUERY_MAX),
    line('columns', VIEW_QUERY_MAX),
    { name: 'isShared', type: 'checkbox', defaultValue: false, required: true, index: true },
  ],
}

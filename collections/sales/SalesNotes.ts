import type { Access, CollectionConfig, Where } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { moduleAccess, readableByStaff, systemManaged } from '../shared/access'
import { lines, link } from '../shared/fields'

const NOTE_MAX = 2_000

/** Of a quote's conversation or an order's, whichever the note belongs to. */
const ofEither = (field: string, condition: Where[string]): Where => ({
  or: [{ [`quote.${field}`]: condition }, { [`order.${field}`]: condition }],
})

const read: Access = async ({ req }) => {
  const actor = await actorOf(req)
  if (actor.kind === 'customer')
    return { and: [{ internal: { equals: false } }, ofEither('customer', { equals: actor.id })] }
  if (!can(actor, 'sales', 'read')) return false
  const scope = visibleShowrooms(actor)
  return scope === 'all' ? true : ofEither('showroom', { in: scope })
}

/** The conversation about a quote or an order, and notes among staff. */
export const SalesNotes: CollectionConfig = {
  slug: 'sales-notes',
  labels: { singular: 'Note on a sale', plural: 'Notes on sales' },
  admin: { group: false, defaultColumns: ['id', 'quote', 'order', 'author', 'createdAt'] },
  access: moduleAccess('sales', { ...systemManaged, read }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    // One of the two.
    link('quote', 'quotes'),
    link('order', 'orders'),
    link('author', 'users', { access: { read: readableByStaff } }),
    { name: 'fromCustomer', type: 'checkbox', required: true, defaultValue: false },
    lines('message', NOTE_MAX, { required: true }),
    // Among staff.
    { name: 'internal', type: 'checkbox', required: true, defaultValue: false },
  ],
}

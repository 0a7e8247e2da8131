import type { Access, CollectionConfig, Where } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { ORDER_DOCUMENT_KINDS, ORDER_DOCUMENT_LABELS } from '@/modules/sales/orders/rules/order-documents'
import { actorOf } from '@/server/actor-of'
import { moduleAccess, readableByStaff, systemManaged } from '../shared/access'
import { choice, line, link } from '../shared/fields'

const NAME_MAX = 255

const shownTo = (customer: number): Where => ({
  'order.customer': { equals: customer },
  isVisibleToCustomer: { equals: true },
})
const ofShowrooms = (scope: number[]): Where => ({ 'order.showroom': { in: scope } })

const read: Access = async ({ req }) => {
  const actor = await actorOf(req)
  if (actor.kind === 'customer') return shownTo(actor.id)
  if (!can(actor, 'sales', 'read')) return false
  const scope = visibleShowrooms(actor)
  return scope === 'all' ? true : ofShowrooms(scope)
}

/** The documents of an order: their files are private, and customers see those that staff show them. */
export const OrderDocuments: CollectionConfig = {
  slug: 'order-documents',
  labels: { singular: 'Order document', plural: 'Order documents' },
  admin: { group: false, defaultColumns: ['id', 'order', 'kind', 'isVisibleToCustomer', 'createdAt'] },
  access: moduleAccess('sales', {
    ...systemManaged,
    read,
  }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('order', 'orders', { required: true }),
    choice('kind', ORDER_DOCUMENT_KINDS, ORDER_DOCUMENT_LABELS, { required: true }),
    {
      name: 'file',
      type: 'group',
      fields: [
        // Where it is stored; never a URL.
        line('path', 500, { required: true, access: { read: readableByStaff } }),
        line('name', NAME_MAX, { required: true }),
        { name: 'size', type: 'number', required: true, min: 0 },
        line('mimeType', 100, { required: true }),
      ],
    },
    { name: 'isVisibleToCustomer', type: 'checkbox', required: true, defaultValue: false },
    link('uploadedBy', 'users', { access: { read: readableByStaff } }),
  ],
}

import type { CollectionConfig, Where } from 'payload'
import type { Actor } from '@/modules/accounts/rules/permissions'
import { mayRows, moduleAccess, taxNumberField } from '../shared/access'
import { row, text } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'

/** Staff other than role 1 see the showrooms that they are assigned to. */
const assignedShowrooms = (actor: Actor): Where | true =>
  actor.kind === 'staff' && actor.showrooms !== 'all' ? { id: { in: actor.showrooms } } : true

export const ShowroomOffices: CollectionConfig = {
  slug: 'showroom-offices',
  labels: { singular: 'Showroom office', plural: 'Showroom offices' },
  admin: {
    group: 'Settings',
    useAsTitle: 'showroomName',
    defaultColumns: ['showroomName', 'companyName', 'city', 'country'],
    listSearchableFields: ['showroomName', 'companyName', 'city', 'country'],
  },
  access: moduleAccess('settings', { read: mayRows('inventory', 'read', assignedShowrooms) }),
  defaultSort: 'showroomName',
  fields: [
    row(
      text('showroomName', { required: true, maxLength: 100, index: true }),
      text('companyName', { maxLength: 150 }),
    ),
    row(
      text('city', { required: true, maxLength: 100, index: true }),
      text('country', { required: true, maxLength: 100, index: true }),
    ),
    { name: 'address', type: 'textarea', maxLength: 500 },
    row(text('phone', { maxLength: 30 }), text('email', { maxLength: 150 })),
    row(
      text('companyVat', { label: 'Company VAT', maxLength: 50, access: { read: taxNumberField } }),
      text('companyWht', {
        label: 'Company withholding tax',
        maxLength: 50,
        access: { read: taxNumberField },
      }),
    ),
    text('openingHours', { maxLength: 200 }),
  ],
  hooks: {
    beforeDelete: [
      refuseWhenInUse('Showroom office', [{ table: 'vehicles', column: 'showroom_id', what: 'vehicle' }]),
    ],
  },
}

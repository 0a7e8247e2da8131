import type { CollectionConfig, Where } from 'payload'
import type { Actor } from '@/modules/accounts/rules/permissions'
import {
  ADDRESS_MAX,
  COUNTRY_MAX,
  EMAIL_MAX,
  OPENING_HOURS_MAX,
  PHONE_MAX,
  PLACE_NAME_MAX,
} from '@/modules/settings/rules/limits'
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
      text('showroomName', { required: true, maxLength: PLACE_NAME_MAX, index: true }),
      text('companyName', { maxLength: PLACE_NAME_MAX }),
    ),
    row(
      text('city', { required: true, maxLength: PLACE_NAME_MAX, index: true }),
      text('country', { required: true, maxLength: COUNTRY_MAX, index: true }),
    ),
    { name: 'address', type: 'textarea', maxLength: ADDRESS_MAX },
    row(text('phone', { maxLength: PHONE_MAX }), text('email', { maxLength: EMAIL_MAX })),
    row(
      text('companyVat', { label: 'Company VAT', maxLength: 50, access: { read: taxNumberField } }),
      text('companyWht', {
        label: 'Company withholding tax',
        maxLength: 50,
        access: { read: taxNumberField },
      }),
    ),
    text('openingHours', { maxLength: OPENING_HOURS_MAX }),
  ],
  hooks: {
    beforeDelete: [
      refuseWhenInUse('Showroom office', [{ table: 'vehicles', column: 'showroom_id', what: 'vehicle' }]),
    ],
  },
}

import type { CollectionConfig } from 'payload'
import {
  ADDRESS_MAX,
  COUNTRY_MAX,
  EMAIL_MAX,
  OPENING_HOURS_MAX,
  PHONE_MAX,
  PLACE_NAME_MAX,
} from '@/modules/settings/places/rules/limits'
import { mayInShowrooms, moduleAccess, taxNumberField } from '../shared/access'
import { row, text } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'

export const ShowroomOffices: CollectionConfig = {
  slug: 'showroom-offices',
  labels: { singular: 'Showroom office', plural: 'Showroom offices' },
  admin: {
    group: 'Settings',
    useAsTitle: 'showroomName',
    defaultColumns: ['showroomName', 'companyName', 'city', 'country'],
    listSearchableFields: ['showroomName', 'companyName', 'city', 'country'],
  },
  access: moduleAccess('settings', {
    read: mayInShowrooms('inventory', 'read', 'id'),
    update: mayInShowrooms('settings', 'update', 'id'),
    delete: mayInShowrooms('settings', 'delete', 'id'),
  }),
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

import type { CollectionConfig } from 'payload'
import { PRICE_TYPE_NAMES, PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { INQUIRY_STATUSES, STEERING_SIDES } from '@/modules/sales/inquiries/rules/inquiry-choices'
import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '@/modules/sales/inquiries/rules/inquiry-limits'
import {
  customerFieldAccess,
  moduleAccess,
  ownOrInShowroomsOrNone,
  readableByStaff,
  systemManaged,
} from '../shared/access'
import { choice, line, lines, link, moment, row, upTo } from '../shared/fields'

const YEAR_MAX = 2200

/** Questions about vehicles, and staff's replies. Those about a vehicle of the stock belong to its showroom. */
export const VehicleInquiries: CollectionConfig = {
  slug: 'vehicle-inquiries',
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  admin: { group: false, defaultColumns: ['id', 'customer', 'status', 'createdAt'] },
  access: moduleAccess('support', {
    ...systemManaged,
    read: ownOrInShowroomsOrNone('support', 'customer', 'showroom'),
  }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('customer', 'users', { required: true, access: customerFieldAccess }),
    choice('status', INQUIRY_STATUSES, {}, { required: true, defaultValue: 'PENDING' }),
    // The vehicle of the stock that the inquiry is about, and its showroom at that time.
    link('vehicle', 'vehicles'),
    link('showroom', 'showroom-offices'),
    link('manufacturer', 'manufacturers'),
    line('customManufacturer', INQUIRY_LINE_MAX),
    link('model', 'models'),
    line('customModel', INQUIRY_LINE_MAX),
    row(upTo('yearFrom', YEAR_MAX), upTo('yearTo', YEAR_MAX)),
    line('transmission', INQUIRY_LINE_MAX),
    choice('steering', STEERING_SIDES),
    choice('priceType', PRICE_TYPES, PRICE_TYPE_NAMES),
    line('country', INQUIRY_LINE_MAX),
    lines('message', INQUIRY_MESSAGE_MAX),
    lines('replyMessage', INQUIRY_MESSAGE_MAX),
    moment('replyAt'),
    link('repliedBy', 'users', { access: { read: readableByStaff } }),
  ],
}

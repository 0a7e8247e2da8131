import type { CollectionConfig } from 'payload'
import {
  isReservationStep,
  RESERVATION_STATUS_LABELS,
  RESERVATION_STATUSES,
  WAITING,
} from '@/modules/inventory/reservations/rules/reservation-workflow'
import {
  customerFieldAccess,
  moduleAccess,
  ownOrInShowrooms,
  readableByStaff,
  systemManaged,
} from '../shared/access'
import { enforceWorkflow } from '../shared/enforceWorkflow'
import { link } from '../shared/fields'

/**
 * Customers' requests to have a vehicle held, and their outcomes. Only operations take steps, while they lock
 * the vehicle's row; the database allows one confirmed reservation per vehicle.
 */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  labels: { singular: 'Reservation', plural: 'Reservations' },
  // Its screen is the list of reservations, where staff take their steps.
  admin: {
    group: false,
    defaultColumns: ['id', 'vehicle', 'customer', 'status', 'requestedAt', 'expiresAt'],
  },
  access: moduleAccess('inventory', {
    ...systemManaged,
    read: ownOrInShowrooms('inventory', 'customer', 'vehicle.showroom'),
  }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('vehicle', 'vehicles', { required: true }),
    link('customer', 'users', { required: true, access: customerFieldAccess }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: WAITING,
      options: RESERVATION_STATUSES.map((value) => ({ value, label: RESERVATION_STATUS_LABELS[value] })),
    },
    { name: 'requestedAt', type: 'date', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    // Why it ended, for the customer.
    { name: 'note', type: 'textarea' },
    link('decidedBy', 'users', { access: { read: readableByStaff } }),
  ],
  hooks: {
    beforeChange: [
      enforceWorkflow({
        what: 'A reservation',
        initial: WAITING,
        labels: RESERVATION_STATUS_LABELS,
        isStep: isReservationStep,
      }),
    ],
  },
}

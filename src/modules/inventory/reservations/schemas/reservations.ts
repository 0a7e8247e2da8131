import { z } from 'zod'
import { optionalArea } from '@/input/fields'
import { choiceQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { CLAIM_NOTE_MAX } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import { RESERVATION_STATUSES } from '../rules/reservation-workflow'

/** Why staff reject or release; optional. */
export const reservationDecision = z.strictObject({ note: optionalArea('Note', CLAIM_NOTE_MAX) })

/** The query of the staff list of reservations. */
export const reservationsQuery = pageQuery().extend({
  status: choiceQuery('status', RESERVATION_STATUSES),
  search: textQuery('search'),
  vehicleId: wholeQuery('vehicleId', 1),
})
export type ReservationsQuery = z.output<typeof reservationsQuery>

/** The query for one's own reservations: all, or only open ones. */
export const ownReservationsQuery = pageQuery().extend({ open: flagQuery('open') })

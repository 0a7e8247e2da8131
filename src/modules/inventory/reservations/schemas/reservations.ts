import { z } from 'zod'
import { optionalText } from '@/input/fields'
import { choiceQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query'
import { CLAIM_NOTE_MAX } from '@/modules/inventory/vehicles/rules/claims'
import { RESERVATION_STATUSES } from '../rules/reservation-workflow'

/** Why staff reject or release; may be left out. */
export const reservationDecision = z.strictObject({ note: optionalText('Note', CLAIM_NOTE_MAX) })

/** What the staff list of reservations is asked for. */
export const reservationsQuery = pageQuery().extend({
  status: choiceQuery('status', RESERVATION_STATUSES),
  search: textQuery('search'),
  vehicleId: wholeQuery('vehicleId', 1),
})
export type ReservationsQuery = z.output<typeof reservationsQuery>

/** What somebody asks about their own reservations: all, or those that are still open. */
export const ownReservationsQuery = pageQuery().extend({ open: flagQuery('open') })

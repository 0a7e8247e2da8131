import { queuePlaces } from '@/ui/back-office/queue-place'
import { STAFF_TICKETS } from '../rules/ticket-hrefs'

/** The tickets of the queue that a ticket was opened from. */
export const ticketQueue = queuePlaces('kaido:ticket-queue', STAFF_TICKETS)

import type { PayloadRequest } from 'payload'
import { WITHDRAWN_NOTE, withdrawalOf } from '../rules/reservation-workflow'
import { takeReservationStep } from './take-reservation-step'

/**
 * Ends a reservation on behalf of its customer: a request leaves the queue, a confirmed one frees the
 * vehicle. The showroom is notified.
 *
 * @throws AppError 404 if there is none of the caller's, 409 if it has already ended
 */
export const withdrawReservation = (req: PayloadRequest, id: number): Promise<void> =>
  takeReservationStep(
    req,
    id,
    // For one that has ended, the refusal is about withdrawing.
    (status) => withdrawalOf(status) ?? 'withdraw',
    { actor: 'customer', showrooms: 'all', staffId: null, customerId: Number(req.user?.id) },
    WITHDRAWN_NOTE,
  )

import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'
import type { PaymentReceived } from './declare-order-events'

/** Announces money received, paid back or recorded by mistake, in the transaction that recorded it. */
export const emitPayment = (req: PayloadRequest, event: PaymentReceived): Promise<void> =>
  emit('paymentReceived', event, req)

import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'
import type { OrderStatus } from '../rules/order-statuses'
import type { OrderStepTaken } from './declare-order-events'

type Stepped = { id: number; quoteId: number; customerId: number; vehicleId: number }

/** Announces a step to its followers, in the step's transaction. */
export const emitOrderStep = (
  req: PayloadRequest,
  { customerId, id, quoteId, vehicleId }: Stepped,
  step: OrderStepTaken['step'],
  status: OrderStatus,
): Promise<void> => emit('orderStepTaken', { orderId: id, quoteId, customerId, vehicleId, step, status }, req)

import type { PayloadRequest } from 'payload'
import { inTurn } from '@/server/in-turn'
import { senderOf } from '@/server/jobs/send'
import { type Db, inTransaction } from '@/server/transaction'

/**
 * Runs a transaction about the hold of one vehicle: those of this process wait for each other before they take a
 * connection, and what sends jobs is ready before the transaction begins, so that whoever holds the vehicle's row
 * never needs a connection that those who wait for the row have.
 */
export async function onVehicle<T>(
  req: PayloadRequest,
  vehicleId: number,
  work: (req: PayloadRequest, db: Db) => Promise<T>,
): Promise<T> {
  await senderOf(req.payload)
  return inTurn(`vehicle:${vehicleId}`, () => inTransaction({ payload: req.payload, req }, work))
}

import type { PayloadRequest } from 'payload'
import { stampOn } from './audit-stamp'

/**
 * Records in the request's transaction who acts in it, for operations with their own SQL. Does nothing
 * outside a transaction. Repeated calls are free.
 */
export async function stampTransaction(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID
  const session = id ? req.payload.db.sessions?.[id] : undefined
  if (session) await stampOn(session.db as Parameters<typeof stampOn>[0], req)
}

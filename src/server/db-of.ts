import type { Payload, PayloadRequest } from 'payload'

/** The drizzle handle that runs raw SQL: the request's own transaction, or the pool if there is none. */
export type Db = Payload['db']['drizzle']

/**
 * The database handle that a request must use, so that hand-written SQL joins its transaction.
 * A second connection inside a hook can deadlock with itself when the pool is small.
 */
export async function dbOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Db> {
  const id = await req.transactionID
  const session = id ? req.payload.db.sessions?.[id] : undefined
  return (session?.db as Db | undefined) ?? req.payload.db.drizzle
}

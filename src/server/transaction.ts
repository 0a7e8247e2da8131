import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { stampOn } from './audit/audit-stamp'
import { keyedLock } from './concurrency/keyed-lock'
import { holder, isolateHolder } from './database/track-held-connection'
import { type Db, dbOf } from './db-of'
import { isValidationError } from './payload-errors'

/**
 * Runs `work` in one transaction: the request's own if there is one, otherwise a new one.
 * Anything `work` throws rolls everything back and is rethrown.
 */
export const inTransaction = <T>(
  from: { payload: Payload; req?: PayloadRequest },
  work: (req: PayloadRequest, db: Db) => Promise<T>,
): Promise<T> => isolateHolder(() => begin(from, work))

async function begin<T>(
  from: { payload: Payload; req?: PayloadRequest },
  work: (req: PayloadRequest, db: Db) => Promise<T>,
): Promise<T> {
  const req = from.req ?? (await createLocalReq({}, from.payload))
  const mine = await initTransaction(req)
  const db = await dbOf(req)
  try {
    await stampOn(db, req)
    const result = await work(req, db)
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    const reason = mine ? await trueReason(db, error) : error
    if (mine) await killTransaction(req)
    throw reason
  }
}

/**
 * The same for work on things that many may need at once. Work in this process queues up before it takes a
 * connection, so that waiting for a row takes no connection from others.
 *
 * @param things what the work is about, such as 'vehicle:17'; all work on the same thing must use the same
 * name
 * @throws AppError 503 if its turn would not come soon
 */
export async function inTransactionOn<T>(
  req: PayloadRequest,
  things: readonly string[],
  work: (req: PayloadRequest, db: Db) => Promise<T>,
): Promise<T> {
  const run = () => inTransaction({ payload: req.payload, req }, work)
  // A caller inside a transaction has a connection already, and waits with it.
  if (await req.transactionID) return run()
  // Always in the same order, to prevent deadlocks.
  const inOrder = [...new Set(things)].sort()
  return inOrder.reduceRight<() => Promise<T>>((rest, thing) => () => keyedLock(thing, rest), run)()
}

/** The transaction the caller is in, for code that does not know its request. */
export function transactionAround(payload: Payload): Db | undefined {
  const id = holder()?.id
  return (id ? payload.db.sessions?.[id]?.db : undefined) as Db | undefined
}

/** Postgres' response to anything after a failed statement. */
const ABORTED = '25P02'

/**
 * If Payload cannot check a link it calls the link invalid. So a refusal counts only while the connection is
 * alive; otherwise the lost connection is the reason, and the caller does not have to correct valid input.
 */
async function trueReason(db: Db, error: unknown): Promise<unknown> {
  if (!isValidationError(error)) return error
  try {
    await db.execute(sql`SELECT 1`)
    return error
  } catch (failure) {
    const { cause } = failure as { cause?: { code?: string } }
    return cause?.code === ABORTED ? error : failure
  }
}

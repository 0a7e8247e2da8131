import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'

type Work<T> = (req: PayloadRequest, db: Db) => Promise<T>

/** Runs a transaction about some vehicles; other work about any of them waits for it without a connection. */
export const runInTurnOnVehicles = <T>(
  req: PayloadRequest,
  ids: readonly number[],
  work: Work<T>,
): Promise<T> =>
  inTransactionOn(
    req,
    ids.map((id) => `vehicles:${id}`),
    work,
  )

/** The same for one vehicle. */
export const runInTurnOnVehicle = <T>(req: PayloadRequest, id: number, work: Work<T>): Promise<T> =>
  runInTurnOnVehicles(req, [id], work)

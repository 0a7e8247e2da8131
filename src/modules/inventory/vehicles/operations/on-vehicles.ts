import type { PayloadRequest } from 'payload'
import { type Db, inTransactionOn } from '@/server/transaction'

type Work<T> = (req: PayloadRequest, db: Db) => Promise<T>

/** Runs a transaction about some vehicles; others about any of them wait for it without a connection. */
export const onVehicles = <T>(req: PayloadRequest, ids: readonly number[], work: Work<T>): Promise<T> =>
  inTransactionOn(
    req,
    ids.map((id) => `vehicles:${id}`),
    work,
  )

/** The same about one. */
export const onVehicle = <T>(req: PayloadRequest, id: number, work: Work<T>): Promise<T> =>
  onVehicles(req, [id], work)

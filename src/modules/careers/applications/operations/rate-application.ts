import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { actorOf } from '@/server/actor-of'
import { inTransactionOn } from '@/server/transaction'
import { reachOf } from '../queries/match-applications-in-reach'
import { applicationKey, lockApplication } from './lock-application'

/** Rates an application for the request's person, or changes their rating. @throws AppError 404 */
export async function rateApplication(req: PayloadRequest, id: number, rating: number): Promise<void> {
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [applicationKey(id)], async (_, db) => {
    await lockApplication(db, id, reach)
    await db.execute(sql`INSERT INTO application_ratings (application_id, user_id, rating)
      VALUES (${id}, ${Number(req.user?.id)}, ${rating})
      ON CONFLICT (application_id, user_id) DO UPDATE SET rating = excluded.rating, at = now()`)
  })
}

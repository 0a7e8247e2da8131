import type { PayloadRequest } from 'payload'
import { actorOf } from '@/server/actor-of'
import { deleteRecord } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { reachOf } from '../queries/match-applications-in-reach'
import { eraseApplicationMails } from './erase-application-mails'
import { applicationKey, lockApplication } from './lock-application'

/** Deletes an application with its files, ratings, history and e-mails. @throws AppError 404 if there is none within reach */
export async function deleteApplication(req: PayloadRequest, id: number): Promise<void> {
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [applicationKey(id)], async (inner, db) => {
    await lockApplication(db, id, reach)
    await deleteRecord(inner, 'job-applications', id)
    await eraseApplicationMails(db, [id])
  })
}

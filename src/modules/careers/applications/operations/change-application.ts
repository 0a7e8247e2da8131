import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { reachOf } from '../queries/match-applications-in-reach'
import type { ShortlistStatus } from '../rules/application-lists'
import { applicationKey, type LockedApplication, lockApplication } from './lock-application'
import { type HistoryActor, writeApplicationHistory } from './write-application-history'

/** Puts an application on the shortlist, or takes it off; the same again changes nothing. */
export async function shortlistLocked(
  db: Db,
  { id, shortlistStatus }: LockedApplication,
  to: ShortlistStatus,
  by: HistoryActor,
): Promise<void> {
  if (shortlistStatus === to) return
  await db.execute(
    sql`UPDATE job_applications SET shortlist_status = ${to}, updated_at = now() WHERE id = ${id}`,
  )
  await writeApplicationHistory(db, { applicationId: id, kind: 'shortlist', from: shortlistStatus, to, by })
}

/**
 * Changes staff's note on an application, or whether it is shortlisted: what is given. An empty note is none.
 *
 * @throws AppError 404 if there is none within reach
 */
export async function changeApplication(
  req: PayloadRequest,
  id: number,
  { note, shortlistStatus }: { note?: string | null; shortlistStatus?: ShortlistStatus },
): Promise<void> {
  const reach = reachOf(await actorOf(req))
  const by: HistoryActor = { kind: 'staff', userId: Number(req.user?.id) }
  await inTransactionOn(req, [applicationKey(id)], async (_, db) => {
    const application = await lockApplication(db, id, reach)
    if (note !== undefined)
      await db.execute(
        sql`UPDATE job_applications SET note = ${blankToNull(note)}, updated_at = now() WHERE id = ${id}`,
      )
    if (shortlistStatus) await shortlistLocked(db, application, shortlistStatus, by)
  })
}

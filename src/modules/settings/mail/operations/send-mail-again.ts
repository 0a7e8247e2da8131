import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { sendJob } from '@/server/jobs/send-job'
import { mailQueue } from '@/server/mail/mail-queue'
import { inTransaction } from '@/server/transaction'

/**
 * Sends a failed e-mail once more, with the same Message-ID: a recipient who got it after all sees only one.
 *
 * @throws AppError 404 if there is none, or for anyone below the top role; 409 if it has not failed
 */
export async function sendMailAgain(req: PayloadRequest, id: number): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || actor.roleId !== TOP_ROLE_ID) throw notFound()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { rows } = await db.execute(sql`SELECT state FROM mail_outbox WHERE id = ${id} FOR UPDATE`)
    if (!rows[0]) throw notFound()
    if (rows[0].state !== 'failed') throw conflict('Only e-mails that failed can be sent again')
    await db.execute(sql`UPDATE mail_outbox SET state = 'waiting', problem = NULL WHERE id = ${id}`)
    await sendJob(inner, mailQueue, { mailId: id })
  })
}

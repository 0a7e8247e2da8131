import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { recordEvent } from '@/server/audit/record-event'
import { inTransaction } from '@/server/transaction'
import { getOpenLinks, getOutboxMail } from '../queries/list-outbox'

/**
 * The one-time links of an e-mail that never left the machine, as long as they work: without a mail server
 * there is no other way to pass them on. The log records that they were shown, and to whom.
 *
 * @returns whole addresses
 * @throws AppError 404 if there are none, or for anyone below the top role
 */
export async function showMailLinks(req: PayloadRequest, id: number): Promise<string[]> {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || actor.roleId !== TOP_ROLE_ID) throw notFound()
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const links = await getOpenLinks(db, id)
    const mail = await getOutboxMail(db, id)
    if (!mail || links.length === 0) throw notFound()
    await recordEvent(inner, {
      action: 'show',
      area: 'E-mail',
      detail: `one-time link of the e-mail to ${mail.to}`,
      record: { table: 'mail_outbox', id, label: mail.subject },
    })
    return links
  })
}

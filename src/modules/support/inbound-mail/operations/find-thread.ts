import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { can } from '@/kernel/permissions'
import { supportTickets } from '@/modules/support/tables.gen'
import { reachesTicket, reachOf } from '@/modules/support/tickets/operations/lock-ticket'
import { actorOf } from '@/server/actor-of'
import { userOf } from '@/server/jobs/job-user'
import { select } from '@/server/rows/select'
import { readParticipants } from '../queries/read-participants'
import { chooseThread, type Thread } from '../rules/choose-thread'
import type { ParsedMail } from '../rules/parsed-mail'
import { mayNotAnswer } from '../words'
import { readEvidence, ticketsNamed } from './read-evidence'

/** Where an e-mail belongs; `user` is the member of staff who wrote it. */
export type MailPlace = { thread: Thread; isTrusted: boolean; user: TypedUser | null }

const OWNER = { customerId: supportTickets.customerId, showroomId: supportTickets.showroomId }

/** The account of staff, if it may answer the ticket as it could on its screen; or null. */
async function findWriter(payload: Payload, staffId: number, ticketId: number): Promise<TypedUser | null> {
  const user = await userOf(payload, staffId)
  const actor = await actorOf(await createLocalReq({ user }, payload))
  if (actor.kind !== 'staff' || !can(actor, 'support', 'update')) return null
  const [ticket] = await select(payload, OWNER, sql`FROM support_tickets WHERE id = ${ticketId}`)
  return ticket && reachesTicket(reachOf(actor), ticket) ? user : null
}

/**
 * Finds the ticket that an e-mail belongs to.
 *
 * @param verify whether it is certainly from its sender; only asked where it matters
 */
export async function findThread(
  payload: Payload,
  mail: ParsedMail,
  verify: () => Promise<boolean>,
): Promise<MailPlace> {
  const evidence = readEvidence(mail)
  const known = await readParticipants(payload.db.drizzle, ticketsNamed(evidence))
  const unproved = chooseThread({ ...evidence, isTrusted: false }, known)
  const isTrusted = unproved.to === 'new-ticket' && (await verify())
  const thread = isTrusted ? chooseThread({ ...evidence, isTrusted }, known) : unproved
  if (thread.to !== 'staff-answer' && thread.to !== 'staff-note') return { thread, isTrusted, user: null }
  const { staffId, ticketId } = thread
  const user = await findWriter(payload, staffId, ticketId)
  if (user) return { thread, isTrusted, user }
  return {
    thread: { to: 'new-ticket', linkedTo: ticketId, why: mayNotAnswer },
    isTrusted,
    user: null,
  }
}

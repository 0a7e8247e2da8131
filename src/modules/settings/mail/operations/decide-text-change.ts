import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import type { MailEvent } from '@/server/mail/define-mail'
import { mailOf } from '@/server/mail/mail-kinds'
import { inTransaction } from '@/server/transaction'
import { getTextChange, type TextChange } from '../queries/list-text-changes'
import { decisionProblem, isAdministrator, sameText, withdrawalProblem } from '../rules/mail-text-change'
import type { TextChangeStatus } from '../rules/text-change-status'
import { lockTextInUse, type TextInUse } from './lock-text-in-use'
import { putTextInUse } from './put-text-in-use'
import { kindOfText } from './save-or-reset-mail-text'

const NO_LONGER =
  'The text in use has changed since this one was proposed. Reject it, and have it proposed again.'

type Locked = { change: TextChange; event: MailEvent; inUse: TextInUse; req: PayloadRequest; actor: Actor }
type Decision = { status: TextChangeStatus; reason?: string }

/** Decides about a proposed text while it and the text in use are locked; `take` refuses, or does what follows. */
const decide = (
  req: PayloadRequest,
  id: number,
  decision: Decision,
  take: (locked: Locked) => Promise<void>,
): Promise<void> =>
  inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const event = mailOf(inner.payload, (await getTextChange(db, id))?.key ?? '')
    if (!event) throw notFound('E-mail text not found')
    const inUse = await lockTextInUse(db, event)
    // Whoever decides about it has locked the text in use as well.
    const change = await getTextChange(db, id)
    if (!change) throw notFound('E-mail text not found')
    await take({ change, event, inUse, req: inner, actor: await actorOf(inner) })
    await inner.payload.update({
      collection: 'mail-text-changes',
      id,
      data: { ...decision, decidedBy: Number(req.user?.id), decidedAt: new Date().toISOString() },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })

function refuseOthers({ actor, change }: Locked): void {
  if (!isAdministrator(actor)) throw forbidden()
  const problem = decisionProblem(change)
  if (problem !== null) throw conflict(problem)
}

/**
 * Puts a proposed text in use, on behalf of an administrator; all of them are sent the difference.
 *
 * @throws AppError 404 if there is none, 403 for others, 409 with the reason if it cannot be approved, 422 if the kind no
 * longer offers a variable of it
 */
export const approveTextChange = (req: PayloadRequest, id: number): Promise<void> =>
  decide(req, id, { status: 'APPROVED' }, async (locked) => {
    refuseOthers(locked)
    const { change, event, inUse, req: inner } = locked
    if (!sameText(inUse.text, change.before)) throw conflict(NO_LONGER)
    kindOfText(inner, event.key, change.after)
    const origin = { by: 'approved', author: change.proposedById, approver: Number(req.user?.id) } as const
    await putTextInUse(inner, event, inUse, change.after, origin)
  })

/** Rejects a proposed text, with the reason; otherwise the same. */
export const rejectTextChange = (req: PayloadRequest, id: number, reason: string): Promise<void> =>
  decide(req, id, { status: 'REJECTED', reason }, async (locked) => refuseOthers(locked))

/**
 * Withdraws a text that waits, on behalf of whoever proposed it.
 *
 * @throws AppError 404 if there is none, 409 with the reason if it cannot be withdrawn
 */
export const withdrawTextChange = (req: PayloadRequest, id: number): Promise<void> =>
  decide(req, id, { status: 'WITHDRAWN' }, async ({ actor, change }) => {
    const problem = withdrawalProblem(change, actor)
    if (problem !== null) throw conflict(problem)
  })

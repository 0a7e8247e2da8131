import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import { countTry, type Limit } from '@/server/rate-limit'
import type { AttachmentInput } from '../schemas/tickets'
import { type AttachedTo, addAttachments } from './add-attachments'
import { lockTicket, reachOf } from './lock-ticket'
import { removeIfFailed, storeSentFiles } from './store-sent-files'

const BY_PERSON: Limit = { name: 'ticket-files', points: 120, duration: 60 * 60 }

/**
 * Attaches a file that the caller has uploaded to a ticket, or to one of its responses. With an Idempotency-Key at most
 * once.
 *
 * @returns its id
 * @throws AppError 404, 409 after the ticket was closed or for too many files, 413, 415, 422, 429, 503
 */
export async function attachFile(
  req: PayloadRequest,
  to: AttachedTo,
  file: AttachmentInput,
): Promise<number> {
  const reach = reachOf(await actorOf(req))
  const userId = Number(req.user?.id)
  await countTry(req.payload, BY_PERSON, String(userId))
  return removeIfFailed((stored) =>
    createOnce(
      req,
      `support-attachments/${to.responseId ?? `ticket-${to.ticketId}`}`,
      file,
      async (_, db) => {
        const ticket = await lockTicket(db, to.ticketId, reach)
        if (ticket.status === 'CLOSED')
          throw conflict('This ticket is closed. Write to us to open a new one.')
        const files = await storeSentFiles(db, userId, [file], stored)
        const [id] = await addAttachments(db, to, files, userId)
        if (id === undefined) throw new Error('The file was not attached')
        return id
      },
    ),
  )
}

import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { notFound, unauthenticated } from '@/kernel/errors'
import { adapterOf } from '@/server/mail/deliver-mail'
import { mailOf } from '@/server/mail/mail-kinds'
import { queueMail } from '@/server/mail/queue-mail'
import { countTry, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import * as words from '../words'

const LIMIT: Limit = { name: 'test-mail', points: 20, duration: 60 * 60 }

/**
 * Sends an e-mail with the stored text and sample values to the caller.
 *
 * @returns what becomes of it, in words
 * @throws AppError 404 for an unknown kind, 429 after too many
 */
export async function sendTestMail(req: PayloadRequest, key: string): Promise<string> {
  const event = mailOf(req.payload, key)
  const { user } = req
  if (!event) throw notFound()
  if (!user) throw unauthenticated()
  await countTry(req.payload, LIMIT, String(user.id))
  await inTransaction({ payload: req.payload, req }, async (inner) => {
    const to = { address: user.email, userId: Number(user.id) }
    await queueMail(inner, event, to, `test:${key}:${randomUUID()}`, event.variables)
  })
  return words.testEmail[adapterOf().name](user.email)
}

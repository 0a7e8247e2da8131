import { z } from 'zod'
import { defineQueue } from '../jobs/define-queue'

/** Delivers one e-mail of the outbox. */
export const mailQueue = defineQueue({
  name: 'mail.deliver',
  title: 'Send an e-mail',
  input: z.strictObject({ mailId: z.int() }),
  about: { mailId: 'mail_outbox' },
  concurrency: 2,
  expireIn: 60,
})

import { z } from 'zod'
import { messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { readMailState } from '@/server/mail/read-mail-state'
import { senderTestMail } from '../mail/sender-test-mail'
import { sendTestMail } from '../operations/send-test-mail'

const tag = 'E-mail'

const state = z
  .object({
    provider: z.enum(['outbox', 'smtp', 'resend']),
    sender: z.string(),
    waiting: z.int(),
    failed: z.int(),
    lastSentAt: timestamp.nullable(),
    lastFailure: z.object({ createdAt: timestamp, problem: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'EmailSender' })

/** How e-mails leave, and whether they do. */
export const emailSenderRoutes = [
  defineRoute({
    method: 'get',
    path: '/email-sender',
    access: { kind: 'module', module: 'settings', action: 'read' },
    tag,
    summary:
      'Who e-mails are from, how they are sent, and what became of the newest; problems for Admins only',
    response: recordOf(state),
    handler: async (_, { req }) => {
      const [{ lastFailure, ...rest }, actor] = await Promise.all([
        dbOf(req).then(readMailState),
        actorOf(req),
      ])
      const mayReadProblem = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
      const shown = lastFailure && !mayReadProblem ? { ...lastFailure, problem: null } : lastFailure
      return { data: { ...rest, lastFailure: shown } }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/email-sender/test',
    access: { kind: 'module', module: 'settings', action: 'update' },
    tag,
    summary: 'Send yourself a test e-mail; at most 20 an hour',
    refusals: [429],
    response: messageAnswer,
    handler: async (_, { req }) => ({
      message: await sendTestMail(req, senderTestMail.key),
    }),
  }),
]

import { Resend } from 'resend'
import { type MailAdapter, MailRefused } from './mail-adapter'

/** Error statuses that a retry may overcome. */
const PASSING = new Set([
  'rate_limit_exceeded',
  'application_error',
  'internal_server_error',
  'concurrent_idempotent_requests',
])

/** Sends through resend.com, or the server in RESEND_BASE_URL. `from` is 'Name <address>'. */
export function resendAdapter(apiKey: string, from: string): MailAdapter {
  const client = new Resend(apiKey)
  return {
    name: 'resend',
    leavesTheMachine: true,
    send: async ({ to, replyTo, subject, text, html, messageId, idempotencyKey, headers }) => {
      const { error } = await client.emails.send(
        {
          from,
          to,
          subject,
          text,
          html,
          headers: { ...headers, 'Message-ID': messageId },
          ...(replyTo && { replyTo }),
        },
        { idempotencyKey },
      )
      if (!error) return
      if (PASSING.has(error.name)) throw new Error(`Resend: ${error.name}`)
      throw new MailRefused(`Resend: ${error.name}`)
    },
  }
}

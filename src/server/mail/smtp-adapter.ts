import nodemailer, { type Transporter } from 'nodemailer'
import { type MailAdapter, MailRefused } from './mail-adapter'

/**
 * Sends through a mail server.
 *
 * @param url such as smtp://user:password@host:587 or smtps://…
 * @param from the sender, as 'Name <address>'
 */
export function smtpAdapter(url: string, from: string): MailAdapter {
  let transport: Transporter | undefined
  return {
    name: 'smtp',
    leavesTheMachine: true,
    send: async ({ to, replyTo, subject, text, html, messageId, headers }) => {
      transport ??= nodemailer.createTransport(url, {}) as Transporter
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch(refusedForGood)
    },
  }
}

/** 5xx is permanent; 4xx and a lost connection are not. */
function refusedForGood(error: unknown): never {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code >= 500 && code < 600) throw new MailRefused(`The mail server answered ${code}`)
  throw error
}

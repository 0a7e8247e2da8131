/** An e-mail in the form that adapters send. */
export type Envelope = {
  to: string
  /** Where answers go, if not to the sender. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The same on every attempt, so that a receiver recognises a repetition. With angle brackets. */
  messageId: string
  /** The same on every attempt, for providers that reject repetitions themselves. */
  idempotencyKey: string
  /** Headers in addition to the usual ones. */
  headers: Readonly<Record<string, string>>
}

/** A way to send e-mails. */
export type MailAdapter = {
  name: 'outbox' | 'smtp' | 'resend'
  /** False for the embedded outbox, where staff read what would have been sent. */
  leavesTheMachine: boolean
  /** @throws MailRefused if retrying cannot help, anything else if it may */
  send: (mail: Envelope) => Promise<void>
}

/** A receiver or provider refused permanently: an unknown address, a wrong key. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** An e-mail as an adapter sends it. */
export type Envelope = {
  to: string
  subject: string
  text: string
  html: string
  /** The same at every try, so that a receiver recognises a repetition. With angle brackets. */
  messageId: string
  /** The same at every try, for providers that refuse repetitions by themselves. */
  idempotencyKey: string
  /** Headers beside the usual ones. */
  headers: Readonly<Record<string, string>>
}

/** A way for e-mails to leave. */
export type MailAdapter = {
  name: 'outbox' | 'smtp' | 'resend'
  /** False for the embedded outbox, where staff read what would have been sent. */
  leavesTheMachine: boolean
  /**
   * @throws MailRefused when trying again cannot help, anything else when it may
   */
  send: (mail: Envelope) => Promise<void>
}

/** A receiver or provider said no for good: an unknown address, a wrong key. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

import type { Payload } from 'payload'
import type { MailEvent } from './define-mail'

/** Every kind of e-mail that the product sends, in display order: `custom.mails` of the configuration. */
export const mailsOf = ({ config }: Pick<Payload, 'config'>): readonly MailEvent[] => config.custom.mails

/** The kind with this key; undefined for unknown keys. */
export const mailOf = (payload: Pick<Payload, 'config'>, key: string): MailEvent | undefined =>
  mailsOf(payload).find((mail) => mail.key === key)

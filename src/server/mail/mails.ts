import type { Payload } from 'payload'
import type { MailEvent } from './define'

/** Every kind of e-mail that the product sends, in the order of their list: `custom.mails` of the configuration. */
export const mailsOf = ({ config }: Pick<Payload, 'config'>): readonly MailEvent[] => config.custom.mails

/** The kind of a key; undefined for one that the product does not send. */
export const mailOf = (payload: Pick<Payload, 'config'>, key: string): MailEvent | undefined =>
  mailsOf(payload).find((mail) => mail.key === key)

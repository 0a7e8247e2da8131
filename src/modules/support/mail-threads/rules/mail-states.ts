/** What became of an e-mail. */
export const MAIL_STATES = ['RESPONSE', 'TICKET', 'AUTO_REPLY', 'BOUNCE', 'LOOP', 'UNREADABLE'] as const
export type MailState = (typeof MAIL_STATES)[number]

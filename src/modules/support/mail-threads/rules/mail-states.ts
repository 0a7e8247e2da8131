/** What became of an e-mail. */
export const MAIL_STATES = ['RESPONSE', 'TICKET', 'AUTO_REPLY', 'BOUNCE', 'LOOP', 'UNREADABLE'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Where staff read an e-mail of a ticket as it arrived. */
export const originalMailHref = (ticketId: number, mailId: number): string =>
  `/api/v1/support-management/tickets/${ticketId}/mails/${mailId}/original?as=text`

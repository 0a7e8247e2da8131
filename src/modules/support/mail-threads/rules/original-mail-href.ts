/** Where staff read an e-mail of a ticket as it arrived. */
export const originalMailHref = (ticketId: number, mailId: number): string =>
  `/api/v1/support-management/tickets/${ticketId}/mails/${mailId}/original?as=text`

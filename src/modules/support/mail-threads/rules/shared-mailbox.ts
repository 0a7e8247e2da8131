/**
 * Where a department gets e-mails, as a list of one or none. The mailbox that e-mails of customers arrive in is none:
 * what is sent there would come back as mail.
 *
 * @param inbox the address of that mailbox, if there is one
 */
export function sharedMailbox(email: string | null | undefined, inbox: string | undefined): string[] {
  const address = email?.trim() ?? ''
  return address === '' || address.toLowerCase() === inbox?.toLowerCase() ? [] : [address]
}

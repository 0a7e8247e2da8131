/** Who of the staff could be written to about a ticket: those who may see it, and where their department gets e-mails. */
export type PossibleReceivers<T> = {
  handler: readonly T[]
  /** The department's shared mailbox. */
  mailbox: readonly T[]
  members: readonly T[]
  lead: readonly T[]
}

/**
 * Who is written to: whoever handles the ticket, else the department's shared mailbox, else each of its members, else
 * its lead; of what stays overdue its lead first. Nobody if there is none of them.
 */
export function chooseReceivers<T>(
  { handler, lead, mailbox, members }: PossibleReceivers<T>,
  isEscalation = false,
): readonly T[] {
  const order = isEscalation ? [lead, mailbox, members] : [handler, mailbox, members, lead]
  return order.find((list) => list.length > 0) ?? []
}

/** How another ticket belongs to one: linked by staff, part of it, the earlier one, or one that came after it. */
export const RELATIONS = ['mergedInto', 'merged', 'follows', 'followedBy', 'linked'] as const
export type Relation = (typeof RELATIONS)[number]

/** Each ticket once, by the closest way in which it belongs. */
export function onceEach<T extends { id: number; relation: Relation }>(related: readonly T[]): T[] {
  const rank = ({ relation }: T): number => RELATIONS.indexOf(relation)
  const isClosest = (one: T) => related.every((other) => other.id !== one.id || rank(one) <= rank(other))
  return related.filter(isClosest)
}

/** A ticket that became part of another, and when it was written. */
export type MergedTicket = { ticketNumber: string; subject: string; createdAt: string }

type Moved = { isFromCustomer: boolean; createdAt: string }

/** The ticket that a message was the beginning of; it moved with the moment at which it was written. */
export const beginningOf = <M extends MergedTicket>(message: Moved, merged: readonly M[]): M | null =>
  (message.isFromCustomer && merged.find(({ createdAt }) => createdAt === message.createdAt)) || null

/** Whether anything can move into a ticket of its own: messages of the customer after the first. */
export const maySplit = (messages: readonly { id: number; isFromCustomer: boolean }[]): boolean =>
  messages.some(({ id, isFromCustomer }) => id !== 0 && isFromCustomer)

import type { Payment } from './payment-arithmetic'

/** The next free place in the schedule. */
export const nextSequence = (payments: readonly Pick<Payment, 'sequence'>[]): number =>
  Math.max(0, ...payments.map(({ sequence }) => sequence)) + 1

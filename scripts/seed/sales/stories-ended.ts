import { move, pay, refund } from './order-steps'
import type { Story } from './play-story'
import { accept, cancelQuote, offer, request, runOut } from './quote-steps'

/** Quotes without an order. */
export const ENDED: readonly Story[] = [
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 7 },
    // An offer holds until its last day ends: two days more, and it has run out at any hour of the day.
    steps: [request(58.3), offer(57.4, { validDays: 14 }), runOut(41.4)],
  },
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 8 },
    steps: [request(37.6), offer(36.4), cancelQuote(34.2, 'My cousin is selling me his car')],
  },
  // An order of which nothing came: the vehicle is on sale again.
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 9 },
    steps: [
      request(49.5),
      offer(48.6),
      accept(47.4),
      move(33.1, 'ORDER_CANCELLED', 'Nothing was paid within the two weeks, and you asked us to cancel.'),
    ],
  },
  // Paid in part, cancelled and paid back.
  {
    by: 'dealer',
    of: { status: 'PUBLISHED', nth: 12 },
    steps: [
      request(33.5),
      offer(32.6, { downPaymentPercentage: 20 }),
      accept(30.4),
      move(29.8, 'ORDER_CONFIRMED'),
      pay(26.3),
      move(22.7, 'ORDER_CANCELLED', 'The vehicle was damaged in the yard, and you wanted no other one.'),
      refund(21.4),
    ],
  },
]

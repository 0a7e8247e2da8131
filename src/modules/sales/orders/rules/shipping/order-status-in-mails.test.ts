import { expect, test } from 'vitest'
import { type OrderOfMail, orderStatusInMails } from './order-status-in-mails'

const ORDER: OrderOfMail = {
  status: 'IN_PROGRESS',
  currency: 'USD',
  priceType: 'CIF',
  price: 10_500,
  deliveryCharges: 0,
  total: 10_500,
  portName: 'Mombasa',
  nextPayment: { amount: 3_500, dueOn: '2026-12-06' },
  goodwill: 0,
  refundOwed: 0,
  showroom: { name: 'Yokohama' },
  etd: '2026-12-10',
  eta: '2027-01-14',
}
const NOTHING = { nextPayment: null, portName: null, etd: null, eta: null } as const

test.each<[Partial<OrderOfMail>, string]>([
  [
    {},
    'Total: $10,500 CIF Mombasa. Due next: $3,500 by 6 December 2026. Port of discharge: Mombasa. Departure: 10 December 2026. Arrival: 14 January 2027.',
  ],
  [{ ...NOTHING, status: 'ORDER_COMPLETED', goodwill: 500 }, 'Total: $10,500 CIF. Price reduced by $500.'],
  [{ ...NOTHING }, 'Total: $10,500 CIF.'],
  [{ ...NOTHING, status: 'READY_FOR_PICKUP' }, 'Total: $10,500 CIF. Place: Yokohama.'],
  [
    { status: 'ORDER_CANCELLED', nextPayment: null },
    'Total: $10,500 CIF Mombasa. Port of discharge: Mombasa.',
  ],
  [
    { ...NOTHING, status: 'VEHICEL_RETURNED', refundOwed: 1_200 },
    'Total: $10,500 CIF. Refund owed to you: $1,200.',
  ],
  [{ ...NOTHING, nextPayment: { amount: 7_000, dueOn: null } }, 'Total: $10,500 CIF. Due next: $7,000.'],
])('with %j its mail states %s', (change, text) => {
  expect(orderStatusInMails({ ...ORDER, ...change })).toBe(text)
})

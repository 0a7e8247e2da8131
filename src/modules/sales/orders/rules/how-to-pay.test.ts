import { expect, test } from 'vitest'
import { howToPay, type OrderToPay, type PaymentDetails } from './how-to-pay'

const ACCOUNT = {
  accountName: 'Kaido Motors K.K.',
  bankName: 'Bank of Yokohama',
  accountNumber: '0123-4567-4471',
  swift: 'HAMAJPJT',
  bankAddress: null,
  currency: 'USD',
}
const INVOICE: PaymentDetails = {
  number: 'PI-2026-9',
  method: 'Bank transfer',
  account: ACCOUNT,
  email: 'billing@kaido.example',
  verifyAddress: '/verify-invoice/token',
}
const FIRST = { amount: 3_500, dueOn: '2026-12-06' }
const ORDER: OrderToPay = {
  status: 'ORDER_CONFIRMED',
  balance: 10_500,
  nextPayment: FIRST,
  isCancellationRequested: false,
}

test('an order is paid into the account of its latest invoice, under its number', () => {
  const { number, ...rest } = INVOICE
  expect(howToPay(ORDER, INVOICE)).toEqual({ ...rest, ...FIRST, isToConfirm: false, reference: number })
})

test.each<
  [
    what: string,
    change: Partial<OrderToPay>,
    asked: [amount: number, dueOn: string | null, isToConfirm: boolean] | null,
  ]
>([
  ['the next payment of a confirmed order', {}, [3_500, '2026-12-06', false]],
  [
    'the first payment of an order to confirm',
    { status: 'PENDING_CONFIRMATION' },
    [3_500, '2026-12-06', true],
  ],
  [
    'what is still open of a payment received in part',
    { nextPayment: { ...FIRST, amount: 500 } },
    [500, '2026-12-06', false],
  ],
  ['what a refund has left open', { balance: 200, nextPayment: null }, [200, null, false]],
  ['nothing once it is paid', { balance: 0, nextPayment: null }, null],
  ['nothing while we are asked to cancel', { isCancellationRequested: true }, null],
  ['nothing of a cancelled order', { status: 'ORDER_CANCELLED' }, null],
  ['nothing of a returned order', { status: 'ORDER_RETURNED' }, null],
  [
    'what a refund has opened of a completed order',
    { status: 'ORDER_COMPLETED' },
    [3_500, '2026-12-06', false],
  ],
  ['nothing of a completed order that is paid', { status: 'ORDER_COMPLETED', balance: 0 }, null],
  ['nothing while the vehicle comes back', { status: 'VEHICEL_RETURNED' }, null],
])('requests %s', (_, change, expected) => {
  const result = howToPay({ ...ORDER, ...change }, INVOICE)
  expect(result && [result.amount, result.dueOn, result.isToConfirm]).toEqual(expected)
})

test('an order to confirm names no account', () => {
  const result = howToPay({ ...ORDER, status: 'PENDING_CONFIRMATION' }, INVOICE)
  expect(result).toMatchObject({ amount: 3_500, dueOn: '2026-12-06', account: null, email: null })
})

test('no payment is requested before there is an invoice', () => {
  expect(howToPay(ORDER, null)).toBeNull()
})

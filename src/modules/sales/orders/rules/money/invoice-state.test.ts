import { expect, test } from 'vitest'
import { invoiceState, invoiceStateText } from './invoice-state'

test.each([
  ['IN_PROGRESS', 100, false, 'Payable'],
  ['PENDING_CONFIRMATION', 100, false, 'Payable once the order is confirmed'],
  ['PENDING_CONFIRMATION', 100, true, 'Replaced by a newer one'],
  ['IN_PROGRESS', 100, true, 'Replaced by a newer one'],
  ['ORDER_COMPLETED', 0, false, 'Paid'],
  ['ORDER_COMPLETED', 100, false, 'Payable'],
  ['ORDER_CANCELLED', 0, false, 'No longer payable'],
  ['ORDER_COMPLETED', 0, true, 'Replaced by a newer one'],
  ['VEHICEL_RETURNED', 0, false, 'No longer payable'],
] as const)(
  'of an order that is %s and owes %i, replaced: %s, an invoice is: %s',
  (status, balance, isReplaced, expected) => {
    expect(invoiceStateText(invoiceState({ status, balance }, isReplaced))).toBe(expected)
  },
)

import { expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { INVOICE_SOURCE } from '../rules/invoice.fixture'
import { invoiceData } from '../rules/invoice-data'
import type { ReceiptPaper } from '../rules/receipt-and-final-invoice'
import { finalInvoiceHtml } from './final-invoice-html'
import { receiptHtml } from './receipt-html'

const usd = (amount: number) => toMoney(amount, 'USD')
const data = invoiceData(INVOICE_SOURCE)
const total = data.totals.total
const RECEIPT: ReceiptPaper = {
  number: 'RC-2026-31',
  orderNumber: 'OR-2026-9',
  receivedOn: '2026-11-25',
  amount: usd(5_763),
  method: 'Bank transfer',
  transactionId: 'TX-1',
  total,
  paid: usd(5_763),
  balance: usd(5_915),
  undoneOn: null,
  orderEnd: null,
}

test('a receipt states who paid how much for what, and what is still to come', async () => {
  const html = await receiptHtml(RECEIPT, data, null)
  for (const part of [
    'Receipt',
    'RC-2026-31',
    'OR-2026-9',
    'PI-2026-417',
    '25 November 2026',
    'Bank transfer',
    'TX-1',
    'Amina Wanjiru Otieno',
    'NZE161-7204567',
    'Five thousand seven hundred and sixty-three Dollars',
    'USD 5,763.00',
    'USD 11,678.00',
    'Still to be paid after this payment',
    'USD 5,915.00',
    'Reg. no. 0200-01-123456',
  ])
    expect(html).toContain(part)
  for (const part of ['Void', 'Balance', 'nothing more']) expect(html).not.toContain(part)
})

test('a receipt that was undone states that it is void', async () => {
  const html = await receiptHtml({ ...RECEIPT, undoneOn: '2026-11-26' }, data, null)
  for (const part of ['Void: undone on 26 November 2026', '<p class="mark">Void</p>'])
    expect(html).toContain(part)
  for (const part of ['Still to be paid', 'Paid so far', 'USD 5,915.00']) expect(html).not.toContain(part)
})

test.each([
  ['nothing is open', usd(-22), usd(0), '11,678.00'],
  ['by how much the price was reduced, and that nothing is open', usd(-522), usd(500), '11,178.00'],
])('a final invoice lists what came and went: %s', async (_, back, goodwill, paid) => {
  const line = { receivedOn: '2026-11-25', method: 'Bank transfer', transactionId: null }
  const html = await finalInvoiceHtml(
    {
      number: 'INV-2026-9',
      date: '2027-01-30',
      orderNumber: 'OR-2026-9',
      payments: [
        { ...line, number: 'RC-2026-31', amount: usd(11_700) },
        { ...line, number: 'RC-2026-32', amount: back },
      ],
      goodwill,
    },
    data,
    null,
  )
  for (const part of ['Invoice', 'INV-2026-9', '30 January 2027', '11,700.00', paid, '>0.00<'])
    expect(html).toContain(part)
  expect(html.includes('Price reduced')).toBe(goodwill.amount > 0)
  expect(html).not.toMatch(/Bank details|Valid until|reserved until/)
})

test.each([
  ['CANCELLED', 'Order cancelled: nothing more is to be paid'],
  ['RETURNED', 'Vehicle returned: nothing more is to be paid'],
] as const)('a receipt of an order that was %s states it', async (orderEnd, text) => {
  expect(await receiptHtml({ ...RECEIPT, orderEnd }, data, null)).toContain(text)
})

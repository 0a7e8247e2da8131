import { expect, test } from 'vitest'
import { lookedUpText, type RequestedQuote } from './requested-price-text'

const NOTHING: RequestedQuote = { port: null, consignee: null, budget: null, total: null }

test.each<[Partial<RequestedQuote>, string]>([
  [{}, ''],
  [
    { port: 'Mombasa', consignee: '12 Moi Avenue\nMombasa', total: 'Total to Mombasa $10,963' },
    'Port of destination: Mombasa. Consignee (ship to): 12 Moi Avenue, Mombasa. Total to Mombasa $10,963, from which our quote starts.',
  ],
  [{ port: 'Lamu', budget: '¥900,000' }, 'Port of destination: Lamu. Budget: ¥900,000.'],
  [{ consignee: 'плошча Перамогі 1' }, 'Consignee (ship to): плошча Перамогі 1.'],
])('%j is shown as %j', (request, text) => {
  expect(lookedUpText({ ...NOTHING, ...request })).toBe(text)
})

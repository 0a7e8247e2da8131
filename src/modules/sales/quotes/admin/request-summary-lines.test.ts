import { expect, test } from 'vitest'
import type { QuoteRow } from '../queries/select-quote'
import { requestSummaryLines, type Sees } from './request-summary-lines'

const ROW: Partial<QuoteRow> = {
  name: 'Amina Otieno',
  vehicleId: 7,
  vehicleName: 'Toyota Vitz',
  sku: 'KD-7',
  vehiclePrice: 8_000,
  vehicleCurrency: 'USD',
  vehiclePriceType: 'CIF',
  port: 'Mombasa',
  currency: 'USD',
  customerRequestedPrice: 700_000,
  isOrderOnDemand: false,
}
const linesFor = (sees: Sees) =>
  Object.fromEntries(
    requestSummaryLines({ ...ROW } as QuoteRow, [], sees).map(({ href, label, text }) => [
      label,
      href ?? text,
    ]),
  )

test('staff see the asking price, the port and what the customer wants to pay', () => {
  expect(linesFor({ vehicle: false, namedPort: 'Mombasa', cost: null })).toEqual({
    Customer: 'Amina Otieno',
    Vehicle: 'Toyota Vitz · KD-7',
    'Asking price': '$8,000 CIF Mombasa',
    'Port of destination': 'Mombasa',
    'Customer requested price': '$7,000',
  })
})

test('with the cost and the margin, and the way to the vehicle, where they may see them', () => {
  expect(linesFor({ vehicle: true, namedPort: null, cost: 6_000 })).toMatchObject({
    Vehicle: '/admin/inventory/vehicles/edit/7',
    Cost: '$6,000',
    Margin: '$2,000 (25% of the asking price)',
  })
})

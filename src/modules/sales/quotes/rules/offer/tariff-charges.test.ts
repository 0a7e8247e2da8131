import { describe, expect, test } from 'vitest'
import * as w from '@/modules/inventory/landed-price/rules/cases/world.fixture'
import type { PricedVehicle } from '@/modules/inventory/landed-price/rules/landed-parts'
import { landedPrice } from '@/modules/inventory/landed-price/rules/landed-price'
import { enteredByTariff, tariffCharges } from './tariff-charges'

type Case = [
  name: string,
  vehicle: Partial<PricedVehicle>,
  port: number,
  currency: string,
  amount: number | null,
  parts: Record<string, number>,
]

/** Insurance is (price + transport + freight) × 33 ÷ 1967, in dollars. */
const CASES: Case[] = [
  ['freight and insurance', {}, w.MOMBASA, 'USD', 1260, { freight: 1100, insurance: 160 }],
  ['at 129.35', {}, w.MOMBASA, 'KES', 162_981, { freight: 142_285, insurance: 20_696 }],
  [
    'with transport, which was entered in yen',
    { showroomId: w.SAITAMA },
    w.MOMBASA,
    'JPY',
    207_616,
    { transport: 18_000, freight: 165_275, insurance: 24_341 },
  ],
  [
    'with the inspection that the country requires',
    {},
    w.DAR,
    'USD',
    1425,
    { freight: 1100, insurance: 160, inspection: 165 },
  ],
  [
    'of a vehicle priced CIF at its port: nothing',
    { priceType: 'CIF', namedPortId: w.MOMBASA },
    w.MOMBASA,
    'KES',
    0,
    {},
  ],
  ['of one priced DDP: nothing', { priceType: 'DDP', namedPortId: w.MOMBASA }, w.MOMBASA, 'USD', 0, {}],
  [
    'of one priced CIF for another port',
    { priceType: 'CIF', namedPortId: w.DAR },
    w.MOMBASA,
    'USD',
    null,
    {},
  ],
  ['without a price', { price: null }, w.MOMBASA, 'USD', null, { freight: 1100 }],
  ['without a rate', {}, w.MOMBASA, 'EUR', null, {}],
]

describe('delivery charges by the tariff', () => {
  test.each(CASES)('%s', (_, vehicle, port, currency, amount, parts) => {
    const price = landedPrice(w.TARIFFS, { ...w.VEHICLE, ...vehicle }, port, w.TODAY)
    const charges = tariffCharges(price, currency, w.RATES)
    expect(Object.fromEntries(charges.parts.map((part) => [part.name, part.amount]))).toEqual(parts)
    expect(charges.amount).toBe(amount)
    expect(charges.missing.length > 0).toBe(amount === null)
  })

  test('name what is missing, a rate once, and which price includes the voyage', () => {
    const of = (vehicle: Partial<PricedVehicle>, currency = 'USD') =>
      tariffCharges(
        landedPrice(w.TARIFFS, { ...w.VEHICLE, ...vehicle }, w.MOMBASA, w.TODAY),
        currency,
        w.RATES,
      )
    expect(of({ currency: 'EUR' }, 'EUR').missing).toEqual([{ what: 'rate', currency: 'EUR' }])
    expect(of({ showroomId: w.NO_PORT }, 'EUR').missing).toEqual([
      { what: 'originPort' },
      { what: 'rate', currency: 'EUR' },
    ])
    const included = ([priceType, namedPortId]: [PricedVehicle['priceType'], number | null]) =>
      of({ priceType, namedPortId }).isIncluded
    expect([included(['FOB', null]), included(['CIF', w.MOMBASA]), included(['CIF', w.DAR])]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('of CIF are the inspection where the country requires one', () => {
    const cif = { ...w.VEHICLE, priceType: 'CIF', namedPortId: w.DAR } as const
    const charges = tariffCharges(landedPrice(w.TARIFFS, cif, w.DAR, w.TODAY), 'USD', w.RATES)
    expect(charges).toMatchObject({ amount: 165, parts: [{ name: 'inspection' }], isIncluded: false })
  })
})

test('go into the fields of an offer, and nothing of them while anything is missing', () => {
  const parts = [
    { name: 'transport', amount: 0 },
    { name: 'freight', amount: 1100 },
    { name: 'insurance', amount: 160 },
  ] as const
  const entered = enteredByTariff({ amount: 1260, parts })
  expect(entered).toEqual({
    inlandTransport: '',
    seaFreight: '1100',
    insurance: '160',
    inspection: '',
    deliveryCharges: '1260',
  })
  expect(enteredByTariff({ amount: null, parts })).toBeNull()
})

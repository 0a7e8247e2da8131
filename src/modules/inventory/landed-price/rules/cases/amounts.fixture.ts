import { flat, type LandedCase, lanes, PRICE, TO_MOMBASA, YOKOHAMA_MOMBASA } from './kit.fixture'
import * as w from './world.fixture'

const cost = (given: number, currency: string, how: string, price: number, total: number): LandedCase => ({
  name: `a price in ${currency}`,
  how,
  vehicle: { price: given, currency },
  ...{ parts: { ...TO_MOMBASA, price }, total, lane: YOKOHAMA_MOMBASA },
})

export const CURRENCIES: LandedCase[] = [
  cost(1_269_613, 'JPY', '1269613 ÷ 150.25 = 8450.003; 8450 + 1260', 8450, 9710),
  cost(1_093_008, 'KES', '1093008 ÷ 129.35 = 8450.004; 8450 + 1260', 8450, 9710),
  cost(31_286_125, 'UGX', '31286125 ÷ 3702.5 = 8450; 8450 + 1260', 8450, 9710),
  cost(22_392_500, 'TZS', '22392500 ÷ 2650 = 8450; 8450 + 1260', 8450, 9710),
  cost(27_632, 'BYN', '27632 ÷ 3.2701 = 8449.89; 8450 + 1260', 8450, 9710),
  {
    name: 'half a dollar is rounded up',
    how: '3975 ÷ 2650 = 1.5; 1102 × 33 ÷ 1967 = 18.49; 2 + 1100 + 18',
    vehicle: { price: 3975, currency: 'TZS' },
    ...{ parts: { price: 2, freight: 1100, insurance: 18 }, total: 1120, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a CIF price in shillings',
    how: '1500000 ÷ 129.35 = 11596.44',
    vehicle: { price: 1_500_000, currency: 'KES', priceType: 'CIF', namedPortId: w.MOMBASA },
    ...{ parts: { price: 11_596 }, total: 11_596 },
  },
  {
    name: 'a price in a currency without a rate',
    how: 'nothing is guessed',
    vehicle: { currency: 'EUR' },
    ...{ parts: { freight: 1100 }, total: null, missing: [{ what: 'rate', currency: 'EUR' }] },
    lane: YOKOHAMA_MOMBASA,
  },
  {
    name: 'a CIF price in a currency without a rate',
    how: 'nothing is guessed',
    vehicle: { currency: 'EUR', priceType: 'CIF', namedPortId: w.MOMBASA },
    ...{ parts: {}, total: null, missing: [{ what: 'rate', currency: 'EUR' }] },
  },
  {
    name: 'no rates at all: dollars need none',
    how: '8450 + 1100 + 160',
    tariffs: { rates: { on: w.TODAY, rates: {} } },
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
]

export const SEVERAL: LandedCase[] = [
  {
    name: 'a price on request',
    how: 'what is known is said all the same',
    vehicle: { price: null },
    ...{ parts: { freight: 1100 }, total: null, missing: [{ what: 'price' }], lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a CIF price on request, for another port',
    how: 'both are missing',
    vehicle: { price: null, priceType: 'CIF', namedPortId: w.DAR },
    ...{ parts: {}, total: null, missing: [{ what: 'price' }, { what: 'namedPort', namedPortId: w.DAR }] },
  },
  {
    name: 'transport and freight',
    how: 'nothing goes to Klaipeda from Yokohama',
    ...{ vehicle: { showroomId: w.NO_FEE }, to: w.KLAIPEDA },
    ...{ parts: PRICE, total: null, missing: [{ what: 'transport' }, { what: 'freight' }] },
  },
  {
    name: 'showroom, insurance and inspection',
    how: 'everything but the price',
    ...{ vehicle: { showroomId: null }, to: w.PORT_LOUIS, tariffs: { insurance: null } },
    ...{ parts: PRICE, total: null },
    missing: [{ what: 'showroom' }, { what: 'insurance' }, { what: 'inspection' }],
  },
  {
    name: 'the same rate for price and freight is named once',
    how: 'two rates are missing, one of them twice',
    vehicle: { currency: 'EUR' },
    tariffs: { ...lanes({ currency: 'EUR' }), ...flat('10', 'GBP') },
    ...{ parts: {}, total: null, lane: [201, 'port-port'] },
    missing: [
      { what: 'rate', currency: 'EUR' },
      { what: 'rate', currency: 'GBP' },
    ],
  },
]

export const AMOUNTS: LandedCase[] = [
  {
    name: 'a freight with cents',
    how: '1100.50 → 1101; 9551 × 33 ÷ 1967 = 160.24; 8450 + 1101 + 160',
    tariffs: lanes({ fee: '1100.50' }),
    ...{ parts: { ...TO_MOMBASA, freight: 1101 }, total: 9711, lane: [201, 'port-port'] },
  },
  ...['-1', 'on request', '2000000001'].map(
    (fee): LandedCase => ({
      name: `a freight of ${fee} is none`,
      how: 'no amount of money that anybody asks',
      tariffs: lanes({ fee }),
      ...{ parts: PRICE, total: null, missing: [{ what: 'freight' }], lane: [201, 'port-port'] },
    }),
  ),
]

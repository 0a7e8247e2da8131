import { flat, type LandedCase, TO_MOMBASA, YOKOHAMA_MOMBASA } from './kit.fixture'
import * as w from './world.fixture'

const insurance = (fee: string, minimum: string | null = null, currency = 'USD'): LandedCase['tariffs'] => ({
  insurance: { id: 1, coverage: 'All risks', kind: 'percent', fee, minimum, currency },
})
export const INSURANCE: LandedCase[] = [
  {
    name: 'a minimum above it',
    how: '160.22 < 200; 8450 + 1100 + 200',
    tariffs: insurance('1.5', '200'),
    ...{ parts: { ...TO_MOMBASA, insurance: 200 }, total: 9750, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a minimum just above it',
    how: '160.22 → 160 < 161; 8450 + 1100 + 161',
    tariffs: insurance('1.5', '161'),
    ...{ parts: { ...TO_MOMBASA, insurance: 161 }, total: 9711, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a minimum below it',
    how: '160.22 > 150; 8450 + 1100 + 160',
    tariffs: insurance('1.5', '150'),
    ...{ parts: TO_MOMBASA, total: 9710, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a minimum in yen',
    how: '31000 ÷ 150.25 = 206.32; 8450 + 1100 + 206',
    tariffs: insurance('1.5', '31000', 'JPY'),
    ...{ parts: { ...TO_MOMBASA, insurance: 206 }, total: 9756, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a minimum in a currency without a rate',
    how: 'it may be the higher one',
    tariffs: insurance('1.5', '1', 'EUR'),
    ...{ parts: { price: 8450, freight: 1100 }, total: null, missing: [{ what: 'rate', currency: 'EUR' }] },
    lane: YOKOHAMA_MOMBASA,
  },
  {
    name: 'another percentage',
    how: '1.1 × 0.02 = 0.022; 9550 × 0.022 ÷ 0.978 = 214.83; 8450 + 1100 + 215',
    tariffs: insurance('2'),
    ...{ parts: { ...TO_MOMBASA, insurance: 215 }, total: 9765, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a quarter of a percent',
    how: '1.1 × 0.0025 = 0.00275; 9550 × 0.00275 ÷ 0.99725 = 26.33; 8450 + 1100 + 26',
    tariffs: insurance('0.25'),
    ...{ parts: { ...TO_MOMBASA, insurance: 26 }, total: 9576, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'half a dollar is rounded up',
    how: '1.1 × 0.4 = 0.44; 1799 × 0.44 ÷ 0.56 = 1413.5; 699 + 1100 + 1414',
    ...{ vehicle: { price: 699 }, tariffs: insurance('40') },
    ...{ parts: { price: 699, freight: 1100, insurance: 1414 }, total: 3213, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'the dearest rate that can be paid',
    how: '1.1 × 0.9 = 0.99; 9550 × 0.99 ÷ 0.01 = 945450; 8450 + 1100 + 945450',
    tariffs: insurance('90'),
    ...{ parts: { ...TO_MOMBASA, insurance: 945_450 }, total: 955_000, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a rate at which the insurance would insure nothing but itself',
    how: '1.1 × 0.91 = 1.001 ≥ 1',
    tariffs: insurance('91'),
    ...{ parts: { price: 8450, freight: 1100 }, total: null, missing: [{ what: 'insurance' }] },
    lane: YOKOHAMA_MOMBASA,
  },
  {
    name: 'nothing percent',
    how: '8450 + 1100 + 0',
    tariffs: insurance('0'),
    ...{ parts: { ...TO_MOMBASA, insurance: 0 }, total: 9550, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a flat fee',
    how: '8450 + 1100 + 175',
    tariffs: flat('175'),
    ...{ parts: { ...TO_MOMBASA, insurance: 175 }, total: 9725, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a flat fee in shillings',
    how: '22636.25 ÷ 129.35 = 175; 8450 + 1100 + 175',
    tariffs: flat('22636.25', 'KES'),
    ...{ parts: { ...TO_MOMBASA, insurance: 175 }, total: 9725, lane: YOKOHAMA_MOMBASA },
  },
  {
    name: 'a flat fee is known without the rest',
    how: 'nobody entered the transport',
    ...{ vehicle: { showroomId: w.NO_FEE }, tariffs: flat('175') },
    ...{
      parts: { price: 8450, freight: 1100, insurance: 175 },
      total: null,
      missing: [{ what: 'transport' }],
    },
    lane: YOKOHAMA_MOMBASA,
  },
  {
    name: 'no insurance',
    how: 'nobody named one for landed prices',
    tariffs: { insurance: null },
    ...{ parts: { price: 8450, freight: 1100 }, total: null, missing: [{ what: 'insurance' }] },
    lane: YOKOHAMA_MOMBASA,
  },
]

const JAPAN_TANZANIA: LandedCase['lane'] = [105, 'country-country']

export const INSPECTION: LandedCase[] = [
  {
    name: 'required',
    how: '165275 ÷ 150.25 = 1100; 8450 + 1100 + 160 + 165',
    to: w.DAR,
    ...{ parts: { ...TO_MOMBASA, inspection: 165 }, total: 9875, lane: JAPAN_TANZANIA },
  },
  {
    name: 'required, in shillings',
    how: '437250 ÷ 2650 = 165; 8450 + 1100 + 160 + 165',
    ...{ to: w.DAR, tariffs: { inspections: new Map([['Tanzania', { fee: '437250', currency: 'TZS' }]]) } },
    ...{ parts: { ...TO_MOMBASA, inspection: 165 }, total: 9875, lane: JAPAN_TANZANIA },
  },
  {
    name: 'required, for a fee that nobody entered',
    how: '10550 × 33 ÷ 1967 = 177.00',
    to: w.PORT_LOUIS,
    parts: { price: 8450, freight: 2100, insurance: 177 },
    ...{ total: null, missing: [{ what: 'inspection' }], lane: [110, 'country-port'] },
  },
  {
    name: 'required, for a fee without a rate',
    how: '165275 ÷ 150.25 = 1100',
    ...{ to: w.DAR, tariffs: { inspections: new Map([['Tanzania', { fee: '165', currency: 'GBP' }]]) } },
    ...{ parts: TO_MOMBASA, total: null, missing: [{ what: 'rate', currency: 'GBP' }], lane: JAPAN_TANZANIA },
  },
]

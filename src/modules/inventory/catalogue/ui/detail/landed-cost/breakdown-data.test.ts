import { describe, expect, it } from 'vitest'
import type { NamedLandedPrice } from '@/modules/inventory/landed-price/queries/get-landed-prices'
import type { OnTheRoadSum } from '@/modules/inventory/landed-price/rules/on-the-road-sum'
import type { DestinationRule } from '@/modules/settings/tariffs/rules/destination'
import type { LandedDetail, RoadEstimate } from '../../../queries/get-landed-detail'
import { breakdownOf } from './breakdown-data'

const PRICE: NamedLandedPrice = {
  portId: 3,
  term: 'FOB',
  day: '2026-11-23',
  paidOn: '2026-11-28',
  standing: null,
  originPortId: 9,
  currency: 'USD',
  parts: [
    { name: 'price', amount: 7900, given: null },
    { name: 'freight', amount: 1500, given: { amount: '234000', currency: 'JPY' } },
    { name: 'insurance', amount: 158, given: null },
    { name: 'inspection', amount: 250, given: null },
  ],
  total: 9808,
  missing: [],
  lane: { freightId: 1, level: 'port-port', method: 'roro', leadDays: 35 },
  leadDays: 35,
  legs: null,
  names: { port: 'Mombasa', origin: 'Yokohama', namedPort: null, seaport: null },
  rates: [{ currency: 'JPY', perUsd: '156', day: '2026-11-20' }],
}

const ROAD: RoadEstimate = {
  estimate: {
    currency: 'KES',
    customsValue: { amount: 1_000_000, take: 'listed', depreciation: '20', divideBy: null },
    lines: [
      {
        ruleId: 4,
        key: 'importDuty',
        name: 'Import duty',
        base: 1_000_000,
        charge: { how: 'percent', rate: '35' },
        amount: 350_000,
      },
    ],
    total: 350_000,
    missing: [],
  },
  sum: { currency: 'USD', toPort: 9808, duties: 2706, sum: 12_514 },
  localSum: { currency: 'KES', toPort: 1_267_193, duties: 350_000, sum: 1_617_193 },
  rules: [],
  list: {
    id: 1,
    name: 'CRSP July 2025',
    currency: 'KES',
    appliesFrom: '2025-07-01',
    sourceName: 'KRA',
    sourceUrl: 'https://www.kra.go.ke/',
    checkedOn: '2026-11-20',
  },
  match: {
    certainty: 'likely',
    why: 'Found by name: TOYOTA VITZ.',
    line: {
      row: 12,
      make: 'TOYOTA',
      model: 'VITZ',
      modelCode: null,
      body: null,
      drive: null,
      cc: 1300,
      fuel: null,
      transmission: null,
      yearFrom: null,
      yearTo: null,
      value: 1_250_000,
    },
  },
}

const MOMBASA = { id: 3, name: 'Mombasa', country: 'Kenya' }
const DETAIL = {
  place: { port: MOMBASA, destination: { country: 'Kenya' } },
  price: PRICE,
  eligibility: null,
  local: {
    ...PRICE,
    currency: 'KES',
    total: 1_267_193,
    parts: [{ name: 'price', amount: 1_020_680, given: null }],
  },
  inspection: { required: true, body: 'QISJ', certificate: 'CoR', fee: null },
  road: ROAD,
} as unknown as LandedDetail

const of = (part: Partial<LandedDetail>) => breakdownOf({ ...DETAIL, ...part })

describe('the parts of a total', () => {
  it('show what each is, and how it was entered', () => {
    const { title, lines, total, way, rates } = of({})
    expect(title).toBe('Total to Mombasa')
    expect(lines.map(({ name, notes, amount }) => [name, amount, ...notes])).toEqual([
      ['Vehicle, FOB Yokohama', '$7,900'],
      ['Sea freight, RoRo', '$1,500', 'Yokohama to Mombasa', 'entered as ¥234,000'],
      ['Insurance', '$158', 'Covers the vehicle, transport and freight, plus 10%'],
      ['Inspection before shipment', '$250', 'QISJ, CoR'],
    ])
    expect(lines[0]?.local).toBe('KES\u00a01,020,680')
    expect(total).toEqual({ amount: '$9,808', local: 'KES\u00a01,267,193' })
    expect(way).toBe('About 35 days to Mombasa, there about 2 January 2027 if paid for by 28 November 2026')
    expect(rates).toEqual(['1 USD = 156 JPY on 20 November 2026'])
  })

  it('name both legs of the way to a landlocked place', () => {
    const price = {
      ...PRICE,
      legs: { seaportId: 5, sea: 900, land: 600 },
      names: { ...PRICE.names, seaport: 'Dar es Salaam' },
    }
    expect(of({ price }).lines[1]?.notes[0]).toBe('Sea to Dar es Salaam $900 · land to Mombasa $600')
  })

  it('show no way for a vehicle at the destination', () => {
    expect(of({ price: { ...PRICE, standing: 'dutyPaid', leadDays: 0 } }).way).toBeNull()
  })

  it('name what is missing, and give no total', () => {
    const price = { ...PRICE, total: null, missing: [{ what: 'freight' as const }] }
    const breakdown = of({ price })
    expect(breakdown.total).toBeNull()
    expect(breakdown.missing).toEqual(['We have no freight rate from Yokohama to Mombasa yet.'])
  })
})

const EXCISE: DestinationRule = {
  id: 5,
  kind: 'step',
  key: 'excise',
  name: 'Excise duty',
  value: { order: 2, base: ['customsValue'], rows: [], round: { to: 1, how: 'half' } },
  sourceName: 'KRA',
  sourceUrl: 'https://www.kra.go.ke/',
  appliesFrom: '2025-07-01',
  appliesTo: null,
  note: null,
  checkedOn: '2026-11-20',
}

describe('what it may cost until it is on the road', () => {
  it('is an estimate of its own, with the line of the list and its certainty', () => {
    expect(of({}).road).toMatchObject({
      title: 'On the road in Kenya',
      estimate: 'An estimate as of 23 November 2026. Customs decide. Not part of our price.',
      value: {
        amount: 'KES\u00a01,000,000',
        notes: [
          'CRSP July 2025: TOYOTA VITZ, KES\u00a01,250,000',
          'Likely match. Found by name: TOYOTA VITZ.',
          'less 20% for age',
        ],
      },
      lines: [{ name: 'Import duty', note: '35% of KES\u00a01,000,000', amount: 'KES\u00a0350,000' }],
      total: { name: 'Duties and taxes (estimate)', amount: 'KES\u00a0350,000', local: '$2,706' },
      sum: {
        lines: [
          { name: 'Total to Mombasa', amount: '$9,808', local: 'KES\u00a01,267,193' },
          { name: 'Duties and taxes (estimate)', amount: '$2,706', local: 'KES\u00a0350,000' },
        ],
        sum: { name: 'On the road in Kenya, about', amount: '$12,514', local: 'KES\u00a01,617,193' },
      },
      noSum: null,
      sources: [{ name: 'KRA', href: 'https://www.kra.go.ke/', checked: 'checked 20 November 2026' }],
    })
  })

  it('names what is missing', () => {
    const estimate = { ...ROAD.estimate, customsValue: null, total: null, lines: [] }
    const road: RoadEstimate = {
      ...ROAD,
      estimate: { ...estimate, missing: [{ step: null, what: 'listed' }] },
      match: { certainty: 'none', why: 'The list has no Toyota Vitz.' },
    }
    expect(of({ road }).road?.missing).toEqual([
      'The value in the customs list',
      'Not found in CRSP July 2025',
      'The list has no Toyota Vitz.',
    ])
  })

  it('does not call missing what the list states', () => {
    const estimate = { ...ROAD.estimate, customsValue: null, total: null, lines: [] }
    const missing = [
      { step: null, what: 'row' as const },
      { step: 'excise', what: 'row' as const },
    ]
    const road = { ...ROAD, estimate: { ...estimate, missing }, rules: [EXCISE] }
    expect(of({ road }).road?.missing).toEqual([
      'A rate of depreciation that fits this vehicle',
      'Excise duty: a rate that fits this vehicle',
    ])
  })

  it.each<[string, OnTheRoadSum, string | null]>([
    ['the total', { missing: { what: 'total' } }, 'Total to Mombasa'],
    ['a rate', { missing: { what: 'rate', currency: 'KES' } }, 'The exchange rate of KES'],
    ['an estimate, which says so itself', { missing: { what: 'duties' } }, null],
  ])('has no sum without %s', (_, sum, named) => {
    const road = of({ road: { ...ROAD, sum } }).road
    expect(road?.sum).toBeNull()
    expect(road?.total?.local).toBeNull()
    expect(road?.noSum).toBe(named && `No sum with duties and taxes yet. This is missing: ${named}.`)
  })

  it('is left out where nothing is known of the country', () => {
    expect(of({ road: null }).road).toBeNull()
  })
})

import { expect, test } from 'vitest'
import {
  checkPortChange,
  isPortChanged,
  type PortChange,
  type PortOfOrder,
  type PriceOfPort,
  portQuestion,
  portText,
} from './port-change'

const MOMBASA: PortOfOrder = { id: 1, name: 'Mombasa', use: 'destination' }
const DURBAN: PortOfOrder = { id: 2, name: 'Durban', use: 'both' }
const YOKOHAMA: PortOfOrder = { id: 3, name: 'Yokohama', use: 'origin' }
const KOBE: PortOfOrder = { id: 4, name: 'Kobe', use: 'origin' }
const CIF: PriceOfPort = { priceType: 'CIF', hasDelivery: false, text: '$10,500 CIF Mombasa' }
const FOB: PriceOfPort = { priceType: 'FOB', hasDelivery: false, text: '$9,000 FOB' }
const STAYS = 'can no longer be changed'

test.each([
  [null, null, MOMBASA, null, null],
  [null, 'DEPARTED', MOMBASA, null, null],
  [MOMBASA, 'DEPARTED', MOMBASA, null, null],
  [MOMBASA, 'LOADED', DURBAN, null, 'from Mombasa to Durban'],
  [MOMBASA, null, null, null, 'from Mombasa to none'],
  [MOMBASA, 'DEPARTED', DURBAN, STAYS, 'from Mombasa to Durban'],
  [MOMBASA, 'ARRIVED', null, STAYS, 'from Mombasa to none'],
  [DURBAN, 'BOOKED', YOKOHAMA, 'must be different', 'from Durban to Yokohama'],
] as const)(
  'from %o at %s to %o: refused for %s, asked %s',
  (before, milestone, after, refused, expected) => {
    const change = {
      before,
      after,
      milestone,
      status: 'IN_PROGRESS' as const,
      loadingBefore: YOKOHAMA,
      loading: YOKOHAMA,
    }
    const [issue] = checkPortChange(change)
    if (refused === null) expect(issue).toBeUndefined()
    else expect(issue?.message).toContain(refused)
    const question = portQuestion(change, CIF)
    if (expected === null) expect(question).toBeNull()
    else expect(question).toMatchObject({ name: 'portOfDischarge', text: expect.stringContaining(expected) })
  },
)

test.each<[string, PriceOfPort, Partial<PortChange>, string | null]>([
  [
    'a bare FOB price holds at the port of loading',
    FOB,
    { loading: KOBE },
    'Change the port of loading from Yokohama to Kobe all the same?',
  ],
  ['a bare FOB price does not hold at the port of discharge', FOB, { after: DURBAN }, null],
  ['a port of loading that is named first', FOB, { loadingBefore: null, loading: KOBE }, null],
  [
    'a FOB price with delivery holds there',
    { ...FOB, hasDelivery: true },
    { after: DURBAN },
    'Change the port of discharge from Mombasa to Durban all the same?',
  ],
  ['a CIF price does not hold at the port of loading', CIF, { loading: KOBE }, null],
  ['an order without a price type', { ...CIF, priceType: null }, { after: null }, 'from Mombasa to none'],
])('%s', (_, price, change, expected) => {
  const ports = {
    before: MOMBASA,
    after: MOMBASA,
    milestone: null,
    status: 'IN_PROGRESS' as const,
    loadingBefore: YOKOHAMA,
    loading: YOKOHAMA,
  }
  const question = portQuestion({ ...ports, ...change }, price)
  if (expected === null) expect(question).toBeNull()
  else expect(question?.text).toContain(expected)
})

test('a port that is only loaded in is no port of discharge', () => {
  const change = {
    before: null,
    after: YOKOHAMA,
    milestone: null,
    status: 'IN_PROGRESS',
    loadingBefore: null,
    loading: null,
  } as const
  expect(checkPortChange(change)[0]?.message).toBe(
    'Yokohama is a port of loading. Choose a port of destination',
  )
})

test.each([
  [null, MOMBASA, true, 'Mombasa'],
  [MOMBASA, DURBAN, true, 'Mombasa → Durban'],
  [MOMBASA, null, true, 'Mombasa → —'],
  [MOMBASA, MOMBASA, false, null],
] as const)('from %o to %o: a change is %s, written as %s', (before, after, isChange, text) => {
  const change = {
    before,
    after,
    milestone: null,
    status: 'IN_PROGRESS',
    loadingBefore: null,
    loading: null,
  } as const
  expect(isPortChanged(change)).toBe(isChange)
  if (text !== null) expect(portText(change)).toBe(text)
})

test.each(['ORDER_CANCELLED', 'ORDER_RETURNED', 'ORDER_COMPLETED'] as const)(
  'an order that is %s goes to no other port',
  (status) => {
    const of = (after: PortOfOrder) => ({
      before: MOMBASA,
      after,
      milestone: null,
      status,
      loadingBefore: null,
      loading: null,
    })
    expect(checkPortChange(of(DURBAN))[0]?.message).toContain('This order is over')
    expect(checkPortChange(of(MOMBASA))).toEqual([])
  },
)

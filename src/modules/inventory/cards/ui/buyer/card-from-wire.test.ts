import { describe, expect, test } from 'vitest'
import { CARD as card } from '../../queries/declare-vehicle-card.fixture'
import type { LandedCard, LandedCards } from '../../queries/get-landed-cards'
import { toPublicVehicle } from '../../routes/public-vehicle-wire'
import { cardData } from '../card-data'
import { cardFromWire } from './card-from-wire'

const now = new Date('2026-11-21T08:00:00.000Z')
const sent = (landed: LandedCards | null) =>
  JSON.parse(JSON.stringify(toPublicVehicle(card, { isWishlisted: false, wishlistCount: 0 }, landed)))

const price: LandedCard['price'] = {
  portId: 3,
  term: 'FOB',
  day: '2026-11-21',
  paidOn: '2026-11-26',
  standing: null,
  originPortId: null,
  currency: 'USD',
  parts: [{ name: 'price', amount: 8450, given: null }],
  total: null,
  missing: [{ what: 'freight' }],
  lane: null,
  leadDays: null,
  legs: null,
  rates: [],
  names: { port: 'Mombasa', origin: null, namedPort: null, seaport: null },
}
const at = (landed: Omit<LandedCard, 'city'>): LandedCards => ({
  place: { port: { id: 3, name: 'Mombasa', country: 'Kenya' }, destination: null },
  of: new Map([[card.id, { ...landed, city: 'Mombasa' }]]),
})

describe('a card built from an API response equals the card on a page', () => {
  test.each<[string, LandedCards | null]>([
    ['without a port', null],
    ['with a total', at({ price: { ...price, total: 9840, missing: [] }, eligibility: null })],
    ['with a figure missing', at({ price, eligibility: { state: 'unknown', needs: [] } })],
    [
      'that is there, with duty not paid',
      at({
        price: { ...price, standing: 'dutyNotPaid' },
        eligibility: { state: 'yes', until: null, remarks: [] },
      }),
    ],
    ['that may not be imported', at({ price, eligibility: { state: 'no', because: [] } })],
  ])('%s', (_name, landed) => {
    expect(cardFromWire(sent(landed), now, 'km')).toEqual(cardData(card, now, { unit: 'km', landed }))
  })
})

test.each(['mi', 'km'] as const)('a card counts in its reader’s unit: %s', (unit) => {
  expect(cardFromWire(sent(null), now, unit)?.facts).toMatch(new RegExp(`^[\\d,]+\u00a0${unit}\\b`))
})

import { describe, expect, test } from 'vitest'
import type { LandedCard, LandedCards } from '../../queries/landed-cards'
import type { VehicleCard } from '../../queries/vehicle-card'
import { toPublicVehicle } from '../../routes/public-wire'
import { cardData } from '../card-data'
import { cardFromWire } from './card-from-wire'

const card: VehicleCard = {
  id: 7,
  sku: 'KD-000007',
  name: 'Toyota Axio 2019',
  year: 2019,
  status: 'RESERVED',
  isReserved: true,
  make: { id: 1, name: 'Toyota' },
  model: { id: 2, name: 'Axio' },
  modelCode: null,
  bodyType: { id: 3, name: 'Sedan' },
  colour: { id: 4, name: 'White', hex: '#FFFFFF' },
  fuel: { id: 5, name: 'Petrol' },
  transmission: { id: 6, name: 'automatic_cvt' },
  driveTrain: { id: 7, name: '2WD' },
  steering: { id: 8, name: 'RHD' },
  conditionGrade: null,
  showroom: {
    id: 9,
    name: 'Kaido, East',
    city: 'Mombasa',
    country: 'Kenya',
    location: 'Kaido, East, Mombasa, Kenya',
  },
  tags: [{ id: 1, name: 'Low mileage', color: '#00AA00', route: 'low-mileage' }],
  mileage: 41_200,
  seats: 5,
  doors: 4,
  engineCc: 1496,
  engineSize: '1.5 L',
  price: 8450,
  oldPrice: 9000,
  currency: 'USD',
  priceType: 'FOB',
  namedPort: null,
  litres: null,
  firstRegistered: null,
  showPrice: true,
  offer: null,
  featured: false,
  picture: {
    thumb: '/media/a-160.webp',
    card: '/media/a-480.webp',
    medium: '/media/a-768.webp',
    detail: '/media/a-1280.webp',
    full: '/media/a.webp',
    width: 2048,
    height: 1536,
    alt: 'A car',
    drawn: false,
  },
  pictureCount: 3,
  listedAt: '2026-11-18T08:00:00.000Z',
  updatedAt: '2026-11-18T08:00:00.000Z',
}

const now = new Date('2026-11-21T08:00:00.000Z')
const sent = (landed: LandedCards | null) =>
  JSON.parse(JSON.stringify(toPublicVehicle(card, { isWishlisted: false, wishlistCount: 0 }, landed)))

const price: LandedCard['price'] = {
  portId: 3,
  term: 'FOB',
  day: '2026-11-21',
  originPortId: null,
  currency: 'USD',
  parts: [{ name: 'price', amount: 8450, given: null }],
  total: null,
  missing: [{ what: 'freight' }],
  lane: null,
  leadDays: null,
  rates: [],
  names: { port: 'Mombasa', origin: null, namedPort: null },
}
const at = (found: LandedCard): LandedCards => ({
  place: { port: { id: 3, name: 'Mombasa', country: 'Kenya' }, destination: null },
  of: new Map([[card.id, found]]),
})

describe('a card built from an API response says the same as the card on a page', () => {
  test.each<[string, LandedCards | null]>([
    ['without a port', null],
    ['with a total', at({ price: { ...price, total: 9840, missing: [] }, eligibility: null })],
    ['with a figure missing', at({ price, eligibility: { state: 'unknown', needs: [] } })],
    ['that may not be imported', at({ price, eligibility: { state: 'no', because: [] } })],
  ])('%s', (_name, landed) => {
    expect(cardFromWire(sent(landed), now)).toEqual(cardData(card, now, landed))
  })
})

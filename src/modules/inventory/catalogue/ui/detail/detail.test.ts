import { describe, expect, it } from 'vitest'
import { reviewStats } from '@/modules/inventory/reviews/rules/review'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { factGroups } from './fact-groups'
import { documentsOf } from './vehicle-document-links'
import { vehicleJsonLd } from './vehicle-json-ld'

const NOTHING: VehicleDetail = {
  id: 1,
  sku: 'KD-000001',
  name: 'Toyota Hilux 2019',
  year: 2019,
  status: 'PUBLISHED',
  isReserved: false,
  make: { id: 1, name: 'Toyota' },
  model: { id: 1, name: 'Hilux' },
  modelCode: null,
  bodyType: null,
  colour: null,
  fuel: null,
  transmission: null,
  driveTrain: null,
  steering: null,
  conditionGrade: null,
  showroom: null,
  tags: [],
  mileage: 0,
  seats: null,
  doors: null,
  engineCc: null,
  engineSize: '',
  price: null,
  oldPrice: null,
  currency: 'USD',
  priceType: 'CIF',
  namedPort: null,
  litres: null,
  firstRegistered: null,
  showPrice: false,
  offer: null,
  featured: false,
  picture: {} as VehicleDetail['picture'],
  pictureCount: 0,
  listedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  isNameTyped: false,
  description: null,
  chassisMasked: '',
  subBodyType: null,
  grade: null,
  steeringAssist: null,
  steeringControl: null,
  steeringPosition: null,
  length: null,
  width: null,
  height: null,
  m3: null,
  carryingCapKg: null,
  weightKg: null,
  grossWeightKg: null,
  auctionSheetUrl: null,
  brochureUrl: null,
  featureGroups: [],
  images: [],
  publishedAt: null,
  reviews: reviewStats([]),
  added: [],
  hasFailedInspection: false,
  createdAt: '2026-11-01T00:00:00.000Z',
}

describe('the facts of a vehicle', () => {
  it('leave out unknown ones, and empty groups', () => {
    const groups = factGroups(NOTHING, 'mi')
    expect(groups.map(({ title }) => title)).toEqual(['The vehicle'])
    expect(groups[0]?.facts.map(({ term }) => term)).toEqual(['Make', 'Model', 'Year', 'Mileage'])
  })

  it('show when it was first registered', () => {
    const [group] = factGroups({ ...NOTHING, firstRegistered: '2017-05' }, 'mi')
    expect(group?.facts).toContainEqual({ term: 'First registered', value: 'May 2017' })
  })

  it('give the size only if all three dimensions are known', () => {
    const sizes = (sides: Partial<VehicleDetail>) =>
      factGroups({ ...NOTHING, ...sides }, 'mi')
        .flatMap(({ facts }) => facts)
        .find(({ term }) => term === 'Length × width × height')?.value
    expect(sizes({ length: 426.5, width: 169.5 })).toBeUndefined()
    expect(sizes({ length: 426.5, width: 169.5, height: 171 })).toBe('426.5 × 169.5 × 171 cm')
  })
})

describe('the documents of a vehicle', () => {
  it.each([
    ['https://kaido.example/a.pdf', 1],
    ['/files/a.pdf', 1],
    ['javascript:alert(1)', 0],
    ['//elsewhere.example/a.pdf', 0],
    ['see office', 0],
  ])('link %s: %i', (auctionSheetUrl, count) => {
    expect(documentsOf({ auctionSheetUrl, brochureUrl: null })).toHaveLength(count)
  })
})

describe('a vehicle for search engines', () => {
  const image = (drawn: boolean, type: VehicleDetail['images'][number]['type'] = 'exterior') =>
    ({
      drawn,
      type,
      detail: `/media/${drawn ? 'drawn' : 'photo'}-${type}.webp`,
    }) as VehicleDetail['images'][number]
  const picturesOf = (images: VehicleDetail['images']) =>
    (vehicleJsonLd({ ...NOTHING, images }, null, 'https://kaido.example') as { image?: string[] }).image

  it('uses only photographs of itself, and no drawing of its kind', () => {
    expect(picturesOf([image(true), image(false), image(false, 'exterior_360')])).toEqual([
      'https://kaido.example/media/photo-exterior.webp',
    ])
    expect(picturesOf([image(true)])).toBeUndefined()
  })
})

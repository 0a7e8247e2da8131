import { describe, expect, it, test } from 'vitest'
import { issuesOf } from '@/input/issues'
import { vehicleInput } from './vehicle'

const read = (input: unknown) => {
  const parsed = vehicleInput.safeParse(input)
  return parsed.success
    ? parsed.data
    : issuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`)
}

it('accepts a single changed field, and nothing at all', () => {
  expect(read({ mileage: 12_000 })).toEqual({ mileage: 12_000 })
  expect(read({})).toEqual({})
  expect(read({ licensePlate: null, seats: null })).toEqual({ licensePlate: null, seats: null })
})

it('accepts a whole vehicle and changes none of its texts', () => {
  const vehicle = {
    name: ' Toyota ',
    description: '<b>車</b> \u007f',
    manufacturer: 1,
    model: 2,
    modelCode: 3,
    year: 2012,
    status: 'PUBLISHED',
    officeFileNo: 'F-1',
    chassis: 'NZE141-9012345',
    color: 4,
    colorName: 'White',
    mileage: 45_000,
    vehicleType: 5,
    engineSizeCc: 1496,
    price: 8450,
    priceType: 'FOB',
    showPrice: true,
    showroom: 6,
    tags: [1, 2],
    tagNames: ['Low mileage'],
    features: [3],
    images: [{ imagePath: 'vehicles/1_a.jpg', imageType: 'interior', isPrimary: true, sortOrder: 0 }],
    imagePaths: ['vehicles/1_a.jpg'],
    updatedAt: '2026-11-20T09:00:00.123Z',
  }
  expect(read(vehicle)).toEqual(vehicle)
})

describe('refusals', () => {
  test.each<[unknown, string[]]>([
    [{ colour: 'red', vin: 1 }, ["colour: Unknown field 'colour'", "vin: Unknown field 'vin'"]],
    [{ mileage: '12' }, ['mileage: Mileage must be a number']],
    [{ mileage: -1 }, ['mileage: Mileage must be non-negative']],
    [{ m3Cbm: -1, doors: 0 }, ['doors: Doors must be at least 1', 'm3Cbm: Volume must be non-negative']],
    [{ manufacturer: 'Toyota' }, ['manufacturer: Manufacturer must be an id']],
    [{ model: 1.5 }, ['model: Model must be an id']],
    [
      { status: 'LOST' },
      ['status: Status must be one of DRAFT, PUBLISHED, RESERVED, SOLD, ARCHIVED, IN_AUCTION'],
    ],
    [{ priceType: 'EXW' }, ['priceType: Price type must be one of CIF, FOB, DDP']],
    [{ engineNumber: 'x'.repeat(101) }, ['engineNumber: Engine number must be 100 characters or less']],
    [{ chassis: 'a\0' }, ['chassis: Chassis number contains characters that cannot be stored']],
    [{ name: 5 }, ['name: Name must be text']],
    [{ featured: 'yes' }, ['featured: Featured must be true or false']],
    [{ tags: ['Low mileage'] }, ['tags.0: Tag must be an id']],
    [{ tagNames: ['x'.repeat(51)] }, ['tagNames.0: Tag must be 50 characters or less']],
    [{ updatedAt: 'yesterday' }, ['updatedAt: updatedAt must be an ISO date and time']],
    [
      { images: [{ imageType: 'rear' }] },
      ['images.0.imageType: Image type must be one of exterior, interior, exterior_360, interior_360'],
    ],
    [
      { images: [{ imageType: 'exterior_360' }, { imageType: 'exterior_360' }] },
      ['images: Only one Exterior 360° image is allowed. You already have an Exterior 360° image.'],
    ],
  ])('%j', (input, expected) => {
    expect(read(input)).toEqual(expected)
  })

  it('rejects more than twenty images, by record and by path', () => {
    const images = Array.from({ length: 21 }, () => ({ imageType: 'exterior' }))
    const imagePaths = Array.from({ length: 21 }, () => 'vehicles/1.jpg')
    expect(read({ images, imagePaths })).toEqual([
      'images: You can only upload up to 20 images',
      'imagePaths: You can only upload up to 20 images',
    ])
  })
})

it("reads the old image type as an exterior picture, and fills in an image's missing fields", () => {
  expect(read({ images: [{ imageType: 'primary' }, {}] })).toEqual({
    images: [
      { imageType: 'exterior', isPrimary: false },
      { imageType: 'exterior', isPrimary: false },
    ],
  })
})

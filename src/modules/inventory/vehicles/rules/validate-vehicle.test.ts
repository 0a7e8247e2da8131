import { describe, expect, it, test } from 'vitest'
import { validateVehicle, validateVehicleForm } from './validate-vehicle'
import type { VehicleDraft } from './vehicle-draft-type'

const now = new Date('2026-11-20T09:00:00Z')

/** The minimum that the server accepts. */
const least: VehicleDraft = {
  manufacturer: 1,
  model: 2,
  officeFileNo: 'F-100',
  chassis: 'NZE141-9012345',
  vehicleType: 3,
  showroom: 4,
  engineSizeCc: 1496,
}
/** The minimum that may be published. */
const publishable: VehicleDraft = {
  ...least,
  fuelType: 5,
  drivetrain: 6,
  conditionGrade: 7,
  transmission: 8,
  seats: 5,
}

const lines = (values: VehicleDraft, context = {}) =>
  validateVehicle(values, now, context).map(({ path, message }) => `${path}: ${message}`)

describe('required fields', () => {
  test.each<[keyof VehicleDraft, string]>([
    ['manufacturer', 'Manufacturer is required'],
    ['model', 'Model is required'],
    ['officeFileNo', 'Office file number is required'],
    ['chassis', 'Chassis number is required'],
    ['vehicleType', 'Vehicle type is required'],
    ['showroom', 'Location is required'],
  ])('%s: %s', (path, message) => {
    expect(lines({ ...least, [path]: null })).toEqual([`${path}: ${message}`])
    expect(lines({ ...least, [path]: undefined })).toEqual([`${path}: ${message}`])
  })

  it('treats blank texts as missing', () => {
    expect(lines({ ...least, chassis: ' \u3000 ' })).toEqual(['chassis: Chassis number is required'])
  })

  it('reports everything at once, in the order of the form', () => {
    expect(lines({})).toEqual([
      'manufacturer: Manufacturer is required',
      'model: Model is required',
      'officeFileNo: Office file number is required',
      'chassis: Chassis number is required',
      'vehicleType: Vehicle type is required',
      'showroom: Location is required',
      'engineSize: Engine size is required',
      'engineSizeCc: Engine size (cc) is required',
    ])
  })

  it('allows model code, colour, price, cost, year and doors to be missing', () => {
    expect(lines(least)).toEqual([])
  })
})

describe('engine size', () => {
  const required = ['engineSize: Engine size is required', 'engineSizeCc: Engine size (cc) is required']

  test.each<[number | null, string | null, string[]]>([
    [null, null, required],
    [0, 'Petrol', required],
    [Number.NaN, 'Petrol', required],
    [null, 'Petrol/Electric', required],
    [null, 'Electric', []],
    [0, 'Electric', []],
    [1496, 'Petrol', []],
    [-1, 'Petrol', ['engineSizeCc: Engine size (cc) must be non-negative']],
    [-1, 'Electric', ['engineSizeCc: Engine size (cc) must be non-negative']],
    [1496.5, 'Petrol', ['engineSizeCc: Engine size (cc) must be a whole number']],
    [100_001, 'Diesel', ['engineSizeCc: Engine size (cc) must be 100,000 or less']],
    [Infinity, 'Diesel', ['engineSizeCc: Engine size (cc) must be a number']],
  ])('%s cc with fuel %s', (engineSizeCc, fuelTypeName, expected) => {
    expect(lines({ ...least, engineSizeCc }, { fuelTypeName })).toEqual(expected)
  })
})

describe('publishing', () => {
  const needed = [
    'fuelType: Fuel type is required',
    'drivetrain: Drivetrain is required',
    'conditionGrade: Condition grade is required',
    'transmission: Transmission is required',
    'seats: Seats are required',
  ]

  it('needs fuel, drivetrain, condition grade, transmission and seats when it becomes published', () => {
    expect(lines(least, { becomesPublished: true })).toEqual(needed)
    expect(lines(publishable, { becomesPublished: true })).toEqual([])
  })

  it('needs them while it is published', () => {
    expect(lines({ ...least, status: 'PUBLISHED' })).toEqual(needed)
    expect(lines({ ...publishable, status: 'PUBLISHED' })).toEqual([])
  })

  test.each(['DRAFT', 'RESERVED', 'SOLD', 'ARCHIVED', 'IN_AUCTION'] as const)(
    'requires none of them as %s',
    (status) => {
      expect(lines({ ...least, status })).toEqual([])
    },
  )
})

describe('values must be valid', () => {
  test.each<[Partial<VehicleDraft>, string[]]>([
    [{ year: 1900 }, []],
    [{ year: 2027 }, []],
    [{ year: 1899 }, ['year: Year must be between 1900 and next year']],
    [{ year: 2028 }, ['year: Year must be between 1900 and next year']],
    [{ year: 2012.5 }, ['year: Year must be between 1900 and next year']],
    [{ year: Number.NaN }, ['year: Year must be between 1900 and next year']],
    [{ firstRegistered: '1900-01' }, []],
    [{ firstRegistered: 'H29.5' }, []],
    [{ firstRegistered: '' }, []],
    [{ firstRegistered: '2026-11' }, []],
    [
      { firstRegistered: '2026-12' },
      ['firstRegistered: First registered must be between 1900 and this month'],
    ],
    [{ firstRegistered: '2017' }, ['firstRegistered: First registered must be a month such as 2017-05']],
    [
      { firstRegistered: '12.1899' },
      ['firstRegistered: First registered must be between 1900 and this month'],
    ],
    [{ mileage: 0 }, []],
    [{ mileage: -1 }, ['mileage: Mileage must be non-negative']],
    [{ mileage: 10_000_001 }, ['mileage: Mileage must be 10,000,000 or less']],
    [{ seats: 1 }, []],
    [{ seats: 0 }, ['seats: Seats must be at least 1']],
    [{ seats: 4.5 }, ['seats: Seats must be a whole number']],
    [{ doors: 1 }, []],
    [{ doors: 0 }, ['doors: Doors must be at least 1']],
    [{ doors: 21 }, ['doors: Doors must be 20 or less']],
    [{ length: 0, width: 0, height: 0 }, []],
    [{ length: -0.1 }, ['length: Length must be non-negative']],
    [{ width: -1 }, ['width: Width must be non-negative']],
    [{ height: -1 }, ['height: Height must be non-negative']],
    [{ height: Number.NaN }, ['height: Height must be a number']],
    [{ length: 5001 }, ['length: Length must be 5,000 or less']],
    [{ m3Cbm: -1 }, ['m3Cbm: Volume must be non-negative']],
    [{ carryingCapKg: -1 }, ['carryingCapKg: Carrying capacity must be non-negative']],
    [{ weightKg: -1 }, ['weightKg: Weight must be non-negative']],
    [{ grossWeightKg: -1 }, ['grossWeightKg: Gross weight must be non-negative']],
    [{ oldPrice: -1 }, ['oldPrice: Old price must be non-negative']],
    [{ price: -1 }, ['price: Price must be non-negative']],
    [{ price: Number.NaN }, ['price: Price must be a number']],
    [{ costValue: -1 }, ['costValue: Cost value must be non-negative']],
    [{ markup: -101 }, ['markup: Markup must be between -100 and 1,000']],
    [{ markup: 1001 }, ['markup: Markup must be between -100 and 1,000']],
    [{ costValue: 2_000_000_000, markup: 100 }, ['price: Price must be 2,000,000,000 or less']],
    [{ engineNumber: 'x'.repeat(100) }, []],
    [{ engineNumber: 'x'.repeat(101) }, ['engineNumber: Engine number must be 100 characters or less']],
    [{ engineNumber: '🚗'.repeat(100) }, []],
    [{ name: 'x'.repeat(301) }, ['name: Name must be 300 characters or less']],
    [{ description: 'x'.repeat(5001) }, ['description: Description must be 5000 characters or less']],
    [{ chassis: 'x'.repeat(101) }, ['chassis: Chassis number must be 100 characters or less']],
    [{ officeFileNo: 'x'.repeat(101) }, ['officeFileNo: Office file number must be 100 characters or less']],
    [{ licensePlate: 'x'.repeat(51) }, ['licensePlate: Licence plate must be 50 characters or less']],
    [{ others: 'x'.repeat(5001) }, ['others: Notes must be 5000 characters or less']],
    [{ name: 'a\0b' }, ['name: Name contains characters that cannot be stored']],
    [{ others: '\ud800' }, ['others: Notes contains characters that cannot be stored']],
    [{ brochureUrl: 'https://files.example/a b.pdf' }, []],
    [{ brochureUrl: '/files/12?exp=1&sig=x' }, []],
    [{ brochureUrl: 'vehicles/17_brochure.pdf' }, []],
    [{ brochureUrl: '' }, []],
    [
      { brochureUrl: 'javascript:alert(1)' },
      ['brochureUrl: Brochure must be a web address or a stored file'],
    ],
    [{ brochureUrl: '//evil.example/x' }, ['brochureUrl: Brochure must be a web address or a stored file']],
    [
      { auctionSheetUrl: 'data:text/html,x' },
      ['auctionSheetUrl: Auction sheet must be a web address or a stored file'],
    ],
    [
      { auctionSheetUrl: 'http://' },
      ['auctionSheetUrl: Auction sheet must be a web address or a stored file'],
    ],
    [{ currency: 'USD' }, []],
    [{ currency: 'usd' }, ['currency: Currency must be a three-letter code such as USD']],
    [{ currency: 'QQQ' }, ['currency: Currency must be a three-letter code such as USD']],
    [{ offer: 'clearance' }, []],
    [
      { offer: 'half-price' },
      ['offer: Offer must be one of summer-sale, clearance, best-value, low-mileage'],
    ],
  ])('%j', (values, expected) => {
    expect(lines({ ...least, ...values })).toEqual(expected)
  })

  it('limits the number of tags and features', () => {
    const values = { ...least, tags: Array(51).fill(1), features: Array(501).fill(1) }
    expect(lines(values)).toEqual([
      'tags: A vehicle can carry up to 50 tags',
      'features: A vehicle can carry up to 500 features',
    ])
  })

  it('rejects an unknown status or price type', () => {
    const values = { ...least, ...JSON.parse('{"status":"LOST","priceType":"EXW"}') }
    expect(lines(values)).toEqual([
      'status: Status must be one of DRAFT, PUBLISHED, RESERVED, SOLD, ARCHIVED, IN_AUCTION',
      'priceType: Price type must be one of CIF, FOB, DDP',
    ])
  })

  it('moves the latest year with the clock', () => {
    expect(validateVehicle({ ...least, year: 2028 }, new Date('2027-01-01T00:00:00Z'))).toEqual([])
  })
})

describe('the form', () => {
  it('requires what the server could fill in, and an image', () => {
    expect(validateVehicleForm(least, now, { imageCount: 0 }).map(({ message }) => message)).toEqual([
      'Model code is required',
      'Year is required',
      'Color is required',
      'Mileage is required',
      'Price is required',
      'Cost value is required',
      'At least one image is required for the vehicle',
    ])
  })

  it('accepts a complete vehicle', () => {
    const complete = { ...least, modelCode: 1, year: 2017, color: 1, mileage: 0, price: 0, costValue: 0 }
    expect(validateVehicleForm(complete, now, { imageCount: 1 })).toEqual([])
  })

  it.each([
    ['DRAFT', []],
    ['PUBLISHED', ['At least one image is required for the vehicle']],
    [undefined, ['At least one image is required for the vehicle']],
  ] as const)('that may lack an image, as %s', (status, messages) => {
    const complete = { ...least, modelCode: 1, year: 2017, color: 1, mileage: 0, price: 0, costValue: 0 }
    const published = { fuelType: 1, drivetrain: 1, conditionGrade: 1, transmission: 1, seats: 5, status }
    const context = { imageCount: 0, isDraftWithoutImages: true }
    const issues = validateVehicleForm({ ...complete, ...published }, now, context)
    expect(issues.map(({ message }) => message)).toEqual(messages)
  })
})

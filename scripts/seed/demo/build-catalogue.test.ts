import { describe, expect, it } from 'vitest'
import { chassisPrefix } from '@/modules/inventory/vehicles/rules/derived/chassis-prefix'
import { litresText } from '@/modules/inventory/vehicles/rules/derived/litres-text'
import { sellingPrice } from '@/modules/inventory/vehicles/rules/derived/selling-price'
import { volumeM3 } from '@/modules/inventory/vehicles/rules/derived/volume-m3'
import { OFFER_OPTIONS } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { type DemoVehicle, FEATURES, MAKES, MODEL_CODES, MODELS, PORTS, REFERENCES, SHOWROOMS, TAGS } from '.'
import { buildDemoCatalogue } from './build-catalogue'

const now = new Date('2026-11-20T10:00:00Z')
const DAY_MS = 86_400_000
const { vehicles } = buildDemoCatalogue({ now })

const codeKey = (c: { manufacturer: string; model: string; modelCode: string }): string =>
  `${c.manufacturer} ${c.model} ${c.modelCode}`
const codes = new Map(MODEL_CODES.map((code) => [codeKey(code), code]))
const codeOf = (car: DemoVehicle) => codes.get(codeKey(car))!
const countries = new Map(SHOWROOMS.map((room) => [room.showroomName, room.country]))
const countryOf = (car: DemoVehicle) => countries.get(car.showroom)!
const ageOf = (car: DemoVehicle) => now.getUTCFullYear() - car.year
const broken = (isWrong: (car: DemoVehicle) => boolean): string[] =>
  vehicles.filter(isWrong).map(({ officeFileNo, name }) => `${officeFileNo} ${name}`)
const share = (is: (car: DemoVehicle) => boolean): number => vehicles.filter(is).length / vehicles.length

describe('the whole catalogue', () => {
  it('has 432 vehicles of at least 25 makes, and every model at least once', () => {
    expect(vehicles).toHaveLength(432)
    expect(new Set(vehicles.map(({ manufacturer }) => manufacturer)).size).toBe(MAKES.length)
    expect(new Set(vehicles.map((car) => `${car.manufacturer} ${car.model}`)).size).toBe(MODELS.length)
  })

  it('is the same for the same options and another for another seed', () => {
    expect(buildDemoCatalogue({ now }).vehicles).toEqual(vehicles)
    expect(buildDemoCatalogue({ now, seed: 7 }).vehicles).not.toEqual(vehicles)
  })

  it.each([0, 1, 50, 1_000])('makes %i vehicles on request', (count) => {
    expect(buildDemoCatalogue({ now, count }).vehicles).toHaveLength(count)
  })

  it.each([2024, 2030, 2040])('keeps years within production when today is in %i', (year) => {
    const later = buildDemoCatalogue({ now: new Date(Date.UTC(year, 0, 1)), count: 300 }).vehicles
    for (const car of later) {
      expect(car.year).toBeGreaterThanOrEqual(codeOf(car).yearFrom)
      expect(car.year).toBeLessThanOrEqual(Math.min(codeOf(car).yearTo ?? year, year))
    }
  })

  it('gives every vehicle a chassis number and an office file number of its own', () => {
    expect(new Set(vehicles.map(({ chassis }) => chassis.toLowerCase())).size).toBe(vehicles.length)
    expect(new Set(vehicles.map(({ officeFileNo }) => officeFileNo.toLowerCase())).size).toBe(vehicles.length)
    expect(broken((car) => !/^OF-\d\d-\d{4}$/.test(car.officeFileNo))).toEqual([])
    expect(broken((car) => !/^\d{7}$/.test(car.chassis.replace(chassisPrefix(car.modelCode), '')))).toEqual(
      [],
    )
  })

  it('names only references that exist', () => {
    const lists: [string, readonly string[], (car: DemoVehicle) => (string | null)[]][] = [
      ['make', MAKES.map(({ name }) => name), (car) => [car.manufacturer]],
      ['showroom', [...countries.keys()], (car) => [car.showroom]],
      ['tag', TAGS.map(({ name }) => name), (car) => car.tags],
      ['feature', FEATURES.map(({ name }) => name), (car) => car.features],
      ['body', REFERENCES['vehicle-types'], (car) => [car.vehicleType]],
      ['sub body', REFERENCES['vehicle-sub-body-types'], (car) => [car.subBodyType]],
      ['fuel', REFERENCES['vehicle-fuel-types'], (car) => [car.fuelType]],
      ['grade', REFERENCES['vehicle-grades'], (car) => [car.grade]],
      ['condition', REFERENCES['vehicle-condition-grades'], (car) => [car.conditionGrade]],
      ['drivetrain', REFERENCES['vehicle-drive-trains'], (car) => [car.drivetrain]],
      ['transmission', REFERENCES['vehicle-transmissions'], (car) => [car.transmission]],
      ['steering', REFERENCES['vehicle-steering-types'], (car) => [car.steeringType]],
      ['assist', REFERENCES['vehicle-steering-assist-types'], (car) => [car.steeringAssistType]],
      ['control', REFERENCES['vehicle-steering-control-types'], (car) => [car.steeringControlType]],
      ['position', REFERENCES['vehicle-steering-positions'], (car) => [car.steeringPosition]],
      ['colour', REFERENCES['vehicle-colours'].map(({ name }) => name), (car) => [car.color]],
      ['seats', REFERENCES['vehicle-seats'], (car) => [String(car.seats)]],
    ]
    for (const [what, known, used] of lists) {
      const unknown = vehicles.flatMap(used).filter((name) => name !== null && !known.includes(name))
      expect({ what, unknown }).toEqual({ what, unknown: [] })
    }
  })
})

describe('statuses and dates', () => {
  it.each([
    ['PUBLISHED', 0.82],
    ['RESERVED', 0.05],
    ['SOLD', 0.05],
    ['DRAFT', 0.05],
    ['IN_AUCTION', 0.02],
    ['ARCHIVED', 0.01],
  ])('about this share is %s: %d', (status, expected) => {
    expect(share((car) => car.status === status)).toBeCloseTo(expected, 2)
  })

  it('was entered within the last 120 days, some lately and some more than 90 days ago', () => {
    const days = vehicles.map((car) => (now.getTime() - car.createdAt.getTime()) / DAY_MS)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(120)
    expect(days.filter((day) => day < 7).length).toBeGreaterThan(10)
    expect(days.filter((day) => day > 90).length).toBeGreaterThan(30)
  })

  it('was published after it was entered and before now, unless it is a draft', () => {
    expect(broken((car) => (car.publishedAt === null) !== (car.status === 'DRAFT'))).toEqual([])
    expect(broken((car) => car.publishedAt !== null && car.publishedAt < car.createdAt)).toEqual([])
    expect(broken((car) => car.publishedAt !== null && car.publishedAt > now)).toEqual([])
  })

  it('features 24 vehicles, all published, priced and of several body types', () => {
    const featured = vehicles.filter((car) => car.featured)
    expect(featured).toHaveLength(24)
    expect(featured.every((car) => car.status === 'PUBLISHED' && car.showPrice)).toBe(true)
    expect(new Set(featured.map((car) => car.vehicleType)).size).toBeGreaterThanOrEqual(5)
  })
})

describe('each vehicle', () => {
  it('agrees with its model code', () => {
    expect(broken((car) => ageOf(car) < 0 || car.year < codeOf(car).yearFrom)).toEqual([])
    expect(broken((car) => car.year > (codeOf(car).yearTo ?? 9999))).toEqual([])
    expect(broken((car) => !codeOf(car).grades.includes(car.grade))).toEqual([])
    expect(broken((car) => !codeOf(car).transmissions.includes(car.transmission))).toEqual([])
    expect(broken((car) => car.engineSizeCc !== codeOf(car).engineSizeCc)).toEqual([])
  })

  it('has the derived fields that the product would compute', () => {
    expect(broken((car) => car.price !== sellingPrice(car))).toEqual([])
    expect(broken((car) => car.m3Cbm !== volumeM3(car.length, car.width, car.height))).toEqual([])
    expect(broken((car) => car.engineSize !== litresText(car.engineSizeCc))).toEqual([])
    expect(
      broken((car) => car.name !== `${car.manufacturer} ${car.model} ${car.modelCode} ${car.year}`),
    ).toEqual([])
    expect(broken((car) => car.grossWeightKg <= car.weightKg + (car.carryingCapKg ?? 0))).toEqual([])
  })

  it('has the steering side its code was sold with, and the position that goes with it', () => {
    expect(broken((car) => !['BOTH', car.steeringType].includes(codeOf(car).steering))).toEqual([])
    expect(broken((car) => (car.steeringPosition === 'Left') !== (car.steeringType === 'LHD'))).toEqual([])
  })

  it('is where side and age are allowed: no left-hand drive in East Africa, Kenya to 7, Uganda to 15', () => {
    const eastAfrica = ['Kenya', 'Tanzania', 'Uganda']
    expect(broken((car) => car.steeringType === 'LHD' && eastAfrica.includes(countryOf(car)))).toEqual([])
    expect(broken((car) => countryOf(car) === 'Kenya' && ageOf(car) > 7)).toEqual([])
    expect(broken((car) => countryOf(car) === 'Uganda' && ageOf(car) > 15)).toEqual([])
    const gulf = vehicles.filter((car) => countryOf(car) === 'United Arab Emirates')
    expect(gulf.filter((car) => car.steeringType === 'LHD').length / gulf.length).toBeGreaterThan(0.6)
    expect(new Set(vehicles.map((car) => car.showroom)).size).toBe(SHOWROOMS.length)
  })

  it('is quoted FOB in Japan as a rule, and duty paid only where it was imported to', () => {
    const japan = vehicles.filter((car) => countryOf(car) === 'Japan')
    expect(japan.filter((car) => car.priceType === 'FOB').length / japan.length).toBeGreaterThan(0.7)
    expect(broken((car) => car.priceType === 'DDP' && countryOf(car) === 'Japan')).toEqual([])
  })

  it('names a port for prices that include the way there, and for no other', () => {
    expect(broken((car) => car.namedPort !== null && car.priceType === 'FOB')).toEqual([])
    expect(broken((car) => countryOf(car) === 'Kenya' && car.namedPort !== 'Mombasa')).toEqual([])
    expect(
      broken((car) => car.namedPort !== null && !PORTS.some(({ name }) => name === car.namedPort)),
    ).toEqual([])
    const included = vehicles.filter((car) => car.priceType !== 'FOB')
    expect(included.filter((car) => car.namedPort !== null).length / included.length).toBeGreaterThan(0.8)
  })

  it('was first registered in its model year, by now', () => {
    const registered = (car: DemoVehicle) => car.firstRegistered ?? `${car.year}`
    expect(broken((car) => !registered(car).startsWith(String(car.year)))).toEqual([])
    expect(broken((car) => registered(car) > '2026-11')).toEqual([])
    expect(share((car) => car.firstRegistered !== null)).toBeGreaterThan(0.8)
  })

  it('has a mileage that fits its age', () => {
    expect(broken((car) => !Number.isInteger(car.mileage) || car.mileage < 300)).toEqual([])
    expect(broken((car) => car.mileage > (ageOf(car) + 1) * 24_000)).toEqual([])
    expect(broken((car) => ageOf(car) >= 8 && car.mileage < 10_000)).toEqual([])
  })

  it('has a whole price above 0, and an old price, if any, above the price', () => {
    expect(broken((car) => !Number.isInteger(car.price) || car.price < 600)).toEqual([])
    expect(broken((car) => car.oldPrice !== null && car.oldPrice <= car.price)).toEqual([])
    expect(broken((car) => car.costValue <= 0 || car.costValue >= car.price)).toEqual([])
  })

  it('costs less than a clearly newer one of the same code, unless it was repaired', () => {
    const sound = buildDemoCatalogue({ now, count: 2_000 }).vehicles.filter(
      (car) => !['R', 'RA'].includes(car.conditionGrade),
    )
    const kinds = Map.groupBy(sound, (car) => `${codeKey(car)} ${car.priceType} ${countryOf(car)}`)
    const pairs = [...kinds.values()].flatMap((cars) =>
      cars.flatMap((older) =>
        cars.filter((car) => car.year - older.year >= 5).map((newer) => [older, newer]),
      ),
    )
    const wrong = pairs.filter(([older, newer]) => older!.price >= newer!.price)
    expect(pairs.length).toBeGreaterThan(300)
    expect(wrong.length / pairs.length).toBeLessThan(0.05)
  })

  it('has at most three tags, each true of it', () => {
    expect(broken((car) => car.tags.length > 3 || new Set(car.tags).size < car.tags.length)).toEqual([])
    expect(broken((car) => car.tags.includes('Low Mileage') && car.mileage > 30_000)).toEqual([])
    expect(broken((car) => car.tags.includes('EV') !== (car.fuelType === 'Electric'))).toEqual([])
    expect(broken((car) => car.tags.includes("Dealer's Choice") !== car.featured)).toEqual([])
    expect(broken((car) => car.tags.includes('Clearance') && car.oldPrice === null)).toEqual([])
    expect(broken((car) => car.tags.includes('Belarus') && car.steeringType !== 'LHD')).toEqual([])
    expect(
      broken((car) => car.tags.includes('Kenya') && (car.steeringType !== 'RHD' || ageOf(car) > 7)),
    ).toEqual([])
    expect(broken((car) => car.tags.includes('Duty Paid') && car.priceType !== 'DDP')).toEqual([])
    expect(new Set(vehicles.flatMap((car) => car.tags)).size).toBe(TAGS.length)
  })

  it('has equipment of its time, class and fuel', () => {
    expect(broken((car) => car.features.length < 5)).toEqual([])
    expect(broken((car) => car.features.includes('Apple CarPlay') && car.year < 2019)).toEqual([])
    expect(broken((car) => car.features.includes('Bed Liner') && car.vehicleType !== 'Pickup')).toEqual([])
    const plugs = ['Electric', 'Plug-in Hybrid']
    expect(broken((car) => car.features.includes('AC Charging') !== plugs.includes(car.fuelType))).toEqual([])
  })

  it('is described in a sentence or two without hype, with its year and mileage', () => {
    const miles = (car: DemoVehicle) => car.mileage.toLocaleString('en-US')
    expect(broken((car) => !car.description.includes(`${miles(car)} miles`))).toEqual([])
    expect(broken((car) => !car.description.includes(String(car.year)))).toEqual([])
    expect(broken((car) => /[!]|undefined|null|NaN|\s{2}/.test(car.description))).toEqual([])
    expect(broken((car) => car.description.length > 200)).toEqual([])
  })

  it('has an offer only from the product’s list', () => {
    const known: readonly string[] = OFFER_OPTIONS
    expect(broken((car) => car.offer !== null && !known.includes(car.offer))).toEqual([])
  })
})

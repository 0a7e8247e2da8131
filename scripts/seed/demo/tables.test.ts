import { describe, expect, it } from 'vitest'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { TAG_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import {
  COMPANY_NAMES,
  type DemoModelCode,
  FEATURES,
  INSPECTION_COMPANIES,
  MAKES,
  MODEL_CODES,
  MODELS,
  PORTS,
  REFERENCES,
  SHOWROOMS,
  TAGS,
} from '.'
import { FEATURE_GROUPS } from './data/features'
import { PALETTES } from './data/palettes'
import { COLOURS } from './data/vocabulary'

const twice = (names: string[]): string[] =>
  names.map((name) => name.toLowerCase()).filter((name, index, all) => all.indexOf(name) !== index)

const nameOf = (entry: string | { name: string }): string => (typeof entry === 'string' ? entry : entry.name)

describe('reference tables', () => {
  it.each(Object.entries(REFERENCES))('%s has no name twice and none with stray blanks', (_, list) => {
    const names = (list as (string | { name: string })[]).map(nameOf)
    expect(names.length).toBeGreaterThan(0)
    expect(twice(names)).toEqual([])
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([])
  })

  it('colours and tags have six-digit hex values, and every colour its own', () => {
    const hexes = [...COLOURS.map(({ hex }) => hex), ...TAGS.map(({ color }) => color)]
    expect(hexes.filter((hex) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([])
    expect(twice(COLOURS.map(({ hex }) => hex))).toEqual([])
  })

  it('offers the eight colours of the search panel', () => {
    const names = COLOURS.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(
      expect.arrayContaining(['white', 'black', 'silver', 'gray', 'red', 'blue', 'green', 'yellow']),
    )
  })

  it('has at least ten tags within the length limit, with the five countries of the tag cloud', () => {
    const names: string[] = TAGS.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(twice(names)).toEqual([])
    expect(names.filter((name) => name.length > TAG_NAME_MAX)).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['Kenya', 'Tanzania', 'Japan', 'Uganda', 'Belarus']))
  })

  it('shows some tags on the home page, each by a drawing in a colour of the list', () => {
    const painted = TAGS.flatMap((tag) => ('picture' in tag ? [tag.picture.colour] : []))
    expect(painted.length).toBeGreaterThanOrEqual(4)
    const hexes: string[] = COLOURS.map(({ hex }) => hex)
    expect(painted.filter((colour) => !hexes.includes(colour))).toEqual([])
  })

  it('has at least 50 features, each in a group, every group used', () => {
    expect(FEATURES.length).toBeGreaterThanOrEqual(50)
    expect(twice(FEATURES.map(({ name }) => name))).toEqual([])
    expect(new Set(FEATURES.map(({ group }) => group))).toEqual(new Set(FEATURE_GROUPS))
  })

  it('paints every body type in colours of the list, none twice', () => {
    for (const palette of Object.values(PALETTES)) {
      expect(twice(palette.map(([name]) => name))).toEqual([])
      expect(palette.every(([, weight]) => weight > 0)).toBe(true)
    }
  })
})

describe('ports and showrooms', () => {
  it('has ports in countries of the product’s list', () => {
    const known = new Set(COUNTRY_NAMES.values())
    expect(PORTS.filter(({ country }) => !known.has(country))).toEqual([])
  })

  it('has about sixty ports with well-formed UN/LOCODEs, none twice', () => {
    expect(PORTS.length).toBeGreaterThanOrEqual(60)
    expect(PORTS.filter(({ unlocode }) => !/^[A-Z]{2}[A-Z2-9]{3}$/.test(unlocode))).toEqual([])
    expect(twice(PORTS.map(({ unlocode }) => unlocode))).toEqual([])
    expect(twice(PORTS.map(({ name, country }) => `${name}, ${country}`))).toEqual([])
  })

  it('gives the ports of one country one country code', () => {
    const codes = Map.groupBy(PORTS, ({ country }) => country)
    for (const ports of codes.values()) expect(new Set(ports.map((p) => p.unlocode.slice(0, 2))).size).toBe(1)
  })

  it('loads in Japan and discharges in Mombasa and Dar es Salaam', () => {
    const portUse = (unlocode: string) => PORTS.find((port) => port.unlocode === unlocode)?.use
    expect(PORTS.filter((port) => port.country === 'Japan').every((port) => port.use === 'origin')).toBe(true)
    expect([portUse('KEMBA'), portUse('TZDAR')]).toEqual(['destination', 'destination'])
  })

  it('has showrooms in the five countries, dialled with their code, on reserved lines and domains', () => {
    const dial: Record<string, string> = {
      Japan: '+81 ',
      Kenya: '+254 ',
      Tanzania: '+255 ',
      Uganda: '+256 ',
      'United Arab Emirates': '+971 ',
    }
    expect(new Set(SHOWROOMS.map(({ country }) => country))).toEqual(new Set(Object.keys(dial)))
    expect(twice(SHOWROOMS.map(({ showroomName }) => showroomName))).toEqual([])
    for (const { country, phone, email } of SHOWROOMS) {
      expect(phone.startsWith(dial[country]!)).toBe(true)
      expect(phone).toMatch(/0100$/)
      expect(email).toMatch(/@kaido\.example$/)
    }
  })
})

describe('companies', () => {
  it('names each company behind the showrooms once, and some that inspect vehicles', () => {
    expect(twice(COMPANY_NAMES.map(({ companyName, country }) => `${companyName}, ${country}`))).toEqual([])
    expect(new Set(COMPANY_NAMES.map(({ companyName }) => companyName))).toEqual(
      new Set(SHOWROOMS.map(({ companyName }) => companyName)),
    )
    expect(INSPECTION_COMPANIES.length).toBeGreaterThan(3)
    expect(twice(INSPECTION_COMPANIES.map(({ companyName }) => companyName))).toEqual([])
  })
})

describe('makes, models and codes', () => {
  it('has at least 25 makes and 120 models, each model with a code', () => {
    expect(MAKES.length).toBeGreaterThanOrEqual(25)
    expect(MODELS.length).toBeGreaterThanOrEqual(120)
    const coded = new Set(MODEL_CODES.map((code) => `${code.manufacturer} ${code.model}`))
    expect(MODELS.filter(({ manufacturer, name }) => !coded.has(`${manufacturer} ${name}`))).toEqual([])
  })

  it('names each make, model of a make and code of a model once', () => {
    expect(twice(MAKES.map(({ name }) => name))).toEqual([])
    expect(twice(MODELS.map(({ manufacturer, name }) => `${manufacturer} ${name}`))).toEqual([])
    expect(twice(MODEL_CODES.map((c) => `${c.manufacturer} ${c.model} ${c.modelCode}`))).toEqual([])
  })

  it('gives every make a model and every model a known make', () => {
    expect(new Set(MODELS.map(({ manufacturer }) => manufacturer))).toEqual(
      new Set(MAKES.map(({ name }) => name)),
    )
  })

  it('has every body type, both steering sides, and cars without an engine', () => {
    expect(new Set(MODEL_CODES.map(({ vehicleType }) => vehicleType))).toEqual(
      new Set(REFERENCES['vehicle-types']),
    )
    expect(new Set(MODEL_CODES.map(({ steering }) => steering))).toEqual(new Set(['RHD', 'LHD', 'BOTH']))
    expect(MODEL_CODES.filter(({ fuelType }) => fuelType === 'Electric').length).toBeGreaterThanOrEqual(10)
  })

  const outside = (value: number, min: number, max: number): boolean => value < min || value > max

  it.each([
    ['year', (c: DemoModelCode) => outside(c.yearFrom, 1998, 2026)],
    ['years in order', (c: DemoModelCode) => (c.yearTo ?? 9999) < c.yearFrom],
    ['length', (c: DemoModelCode) => outside(c.lengthCm, 290, 1200)],
    ['width', (c: DemoModelCode) => outside(c.widthCm, 147, 250)],
    ['height', (c: DemoModelCode) => outside(c.heightCm, 120, 380)],
    ['half centimetres', (c: DemoModelCode) => (c.lengthCm * 2 + c.widthCm * 2) % 1 !== 0],
    ['weight', (c: DemoModelCode) => outside(c.weightKg, 600, 12_000)],
    ['volume', (c: DemoModelCode) => outside(c.m3Cbm, 6, 115)],
    ['value', (c: DemoModelCode) => outside(c.newUsd, 8_000, 130_000)],
    ['hold', (c: DemoModelCode) => outside(c.hold, 0.75, 0.97)],
    ['transmissions', (c: DemoModelCode) => c.transmissions.length === 0],
    ['seats', (c: DemoModelCode) => c.seats.some((n) => !REFERENCES['vehicle-seats'].includes(String(n)))],
    ['doors', (c: DemoModelCode) => outside(c.doors, 2, 5)],
    ['payload of trucks', (c: DemoModelCode) => c.vehicleType === 'Truck' && !c.carryingCapKg],
  ])('keeps every code within believable limits: %s', (_, isWrong) => {
    expect(MODEL_CODES.filter(isWrong).map(({ model, modelCode }) => `${model} ${modelCode}`)).toEqual([])
  })

  it('has a displacement exactly where something burns', () => {
    for (const { fuelType, engineSizeCc, engineSizeLtr, batteryKwh } of MODEL_CODES) {
      if (fuelType === 'Electric') {
        expect([engineSizeCc, engineSizeLtr]).toEqual([null, ''])
        expect(batteryKwh).toBeGreaterThan(10)
      } else {
        expect(engineSizeCc).toBeGreaterThanOrEqual(650)
        expect(engineSizeCc).toBeLessThan(13_500)
      }
    }
  })

  it('keeps kei vehicles within the kei limits of 3.40 m, 1.48 m, 2.00 m and 660 cc', () => {
    const kei = MODEL_CODES.filter(
      (code) => code.vehicleType === 'Kei Car' || code.subBodyType?.startsWith('Kei '),
    )
    expect(kei.length).toBeGreaterThan(30)
    for (const code of kei) {
      expect(code.lengthCm).toBeLessThanOrEqual(340)
      expect(code.widthCm).toBeLessThanOrEqual(148)
      expect(code.heightCm).toBeLessThanOrEqual(200)
      expect(code.engineSizeCc ?? 0).toBeLessThanOrEqual(660)
    }
  })
})

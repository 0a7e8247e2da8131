import { describe, expect, it } from 'vitest'
import { BODY_KINDS, colourHex, drawBodyIcon, drawHero, drawVehicle, VIEWS } from '.'
import { bodyKindFor } from './body-kind-for'

const red = '#A8201F'
const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
/** Ids and their uses, which differ by design. */
const IDS = /\bd[a-z0-9]+-[a-z0-9]+/g
const uses = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!)

/** Every tag opened is closed in order, and every attribute is quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, _a, empty) => {
      if (close) return open.pop() === name ? '' : '<mismatch'
      if (!empty) open.push(name)
      return ''
    },
  )
  return rest === '' && open.length === 0
}

const plates = BODY_KINDS.flatMap((body) => VIEWS.map((view) => ({ body, view })))

describe('drawVehicle', () => {
  it.each(plates)('$body $view is well-formed, complete and in the requested colour', ({ body, view }) => {
    const svg = drawVehicle({ body, view, colour: red, steering: 'RHD' })
    expect(wellFormed(svg)).toBe(true)
    expect(svg.match(/NaN|undefined|Infinity|null/)).toBeNull()
    expect(svg.match(/<text|<image|href/)).toBeNull()
    expect(svg.includes(red)).toBe(true)
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
    expect(uses(svg).filter((id) => !ids(svg).includes(id))).toEqual([])
  })

  it.each(BODY_KINDS)('shows other things at the right of a %s than at its left', (body) => {
    const at = (view: 'left' | 'right') =>
      drawVehicle({ body, view, colour: red, steering: 'RHD' })
        .replace(/transform="[^"]*"/g, '')
        .replace(IDS, '')
    expect(at('left') === at('right')).toBe(false)
  })

  it.each(VIEWS)('shows the steering side in the %s view', (view) => {
    const at = (steering: 'LHD' | 'RHD') =>
      drawVehicle({ body: 'sedan', view, colour: red, steering }).replace(IDS, '')
    expect(at('LHD') === at('RHD')).toBe(false)
  })

  it.each(VIEWS)('gives the same markup for the same request in the %s view', (view) => {
    const request = { body: 'van', view, colour: '#27518C', steering: 'LHD' } as const
    expect(drawVehicle(request) === drawVehicle({ ...request })).toBe(true)
  })

  it('shares no id between two drawings on one page', () => {
    const seen = new Map<string, number>()
    plates.forEach(({ body, view }, i) => {
      for (const id of ids(drawVehicle({ body, view, colour: red, steering: 'RHD' }))) {
        expect(seen.get(id) ?? i).toBe(i)
        seen.set(id, i)
      }
    })
  })

  it('rejects invalid colours', () => {
    const request = { body: 'sedan', view: 'left', steering: 'RHD' } as const
    expect(() => drawVehicle({ ...request, colour: 'red' })).toThrow(RangeError)
    expect(() => drawVehicle({ ...request, colour: '#fff"/><script' })).toThrow(RangeError)
  })
})

describe('drawBodyIcon', () => {
  it.each(BODY_KINDS)('%s is a small line drawing in the colour of the text', (body) => {
    const svg = drawBodyIcon(body)
    expect(wellFormed(svg)).toBe(true)
    expect(svg).toContain('viewBox="0 0 64 32"')
    expect(svg).toContain('currentColor')
    expect(svg).not.toMatch(/NaN|undefined|\sid=|#[0-9a-f]{3}/i)
    const numbers = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
    expect(
      numbers.every(([, x, y]) => Number(x) >= 0 && Number(x) <= 64 && Number(y) >= 0 && Number(y) <= 32),
    ).toBe(true)
  })
})

describe('drawHero', () => {
  it('is one well-formed scene of 1600 × 900', () => {
    const svg = drawHero()
    expect(wellFormed(svg)).toBe(true)
    expect(svg).toContain('viewBox="0 0 1600 900"')
    expect(svg.match(/NaN|undefined/)).toBeNull()
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
  })
})

describe('bodyKindFor', () => {
  it.each([
    ['Kei Car', 'kei'],
    ['Kei Van', 'kei'],
    ['Kei Truck', 'keitruck'],
    ['Mini Truck', 'keitruck'],
    ['Hatchback', 'hatchback'],
    ['Subcompact Cars', 'hatchback'],
    ['Sedan', 'sedan'],
    ['Midsize Cars', 'sedan'],
    ['Station Wagon', 'wagon'],
    ['Small Station Wagons', 'wagon'],
    ['Coupe', 'coupe'],
    ['Convertible', 'coupe'],
    ['Two Seaters', 'coupe'],
    ['Sports Car', 'coupe'],
    ['SUV', 'suv'],
    ['Crossover', 'suv'],
    ['Sport Utility Vehicle - 4WD', 'suv'],
    ['Minivan', 'minivan'],
    ['Mini Van', 'minivan'],
    ['Van', 'van'],
    ['Vans, Cargo Type', 'van'],
    ['Pickup', 'pickup'],
    ['Standard Pickup Trucks 4WD', 'pickup'],
    ['Truck', 'truck'],
    ['Heavy Machinery', 'truck'],
    ['Bus', 'bus'],
    ['Mini Bus', 'bus'],
    ['Bus 20+ Seats', 'bus'],
    ['', 'sedan'],
    ['Something Else', 'sedan'],
  ] as const)('%s is drawn as a %s', (name, kind) => {
    expect(bodyKindFor(name)).toBe(kind)
  })
})

describe('colourHex', () => {
  it("knows the trade's paint names", () => {
    const names =
      'White,Black,Silver,Gray,Grey,Red,Blue,Green,Yellow,Pearl White,Pearl,Beige,Brown,Orange,Gold,Purple,Maroon,Navy,Bronze,Pink'
    const hexes = names.split(',').map(colourHex)
    for (const hex of hexes) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    // Gray and Grey, Pearl and Pearl White are the same paint.
    expect(new Set(hexes).size).toBe(hexes.length - 2)
  })

  it('reads compound names and never fails', () => {
    expect(colourHex('PEARL WHITE II')).toBe(colourHex('Pearl White'))
    expect(colourHex('Dark Blue Mica')).not.toBe(colourHex('Blue'))
    expect(colourHex('')).toMatch(/^#[0-9A-F]{6}$/)
    expect(colourHex('紺')).toMatch(/^#[0-9A-F]{6}$/)
  })
})

import { describe, expect, it } from 'vitest'
import { bannerWithDefaults } from './banner-defaults'
import { bannerNumber, canonicalBanner } from './canonical-banner'
import { writeBanner } from './write-banner'

const text = { id: 'aaaaaaaa', text: 'Fresh from Yokohama' }

/** The same value with the keys of every object in reverse. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

describe('the bytes of a banner', () => {
  const banner = bannerWithDefaults({
    imageElements: [{ src: '/media/ship.webp' }],
    textElements: [{ ...text, phone: { fontSize: 20, x: 5 } }],
    linkElements: [{ label: 'Vehicles', href: '/vehicles', color: '#ffffff' }],
    phone: { height: 300 },
  })

  it('are the same in whatever order keys were set', () =>
    expect(writeBanner(reversed(banner) as typeof banner)).toBe(writeBanner(banner)))

  it('read back as the same banner', () => {
    const written = writeBanner(banner)
    expect(writeBanner(JSON.parse(written))).toBe(written)
    expect(JSON.parse(written)).toEqual(canonicalBanner(banner))
  })

  it('contain no key of a phone that differs in nothing', () => {
    const plain = bannerWithDefaults({ textElements: [text] })
    const empty = bannerWithDefaults({ phone: {}, textElements: [{ ...text, phone: { x: undefined } }] })
    expect(writeBanner(empty)).toBe(writeBanner(plain))
  })

  it('contain no key that a banner does not have', () => {
    const stranger = { ...banner, onclick: 'x()' } as typeof banner
    expect(writeBanner(stranger)).toBe(writeBanner(banner))
  })

  it.each([
    [33.333_333, 33.33],
    [33.335, 33.34],
    [-0, 0],
    [-0.001, 0],
    [0.1 + 0.2, 0.3],
    [-50, -50],
  ])('a number %s is %s', (given, written) => expect(Object.is(bannerNumber(given), written)).toBe(true))
})

describe('what a banner begins with', () => {
  it('is the same each time', () =>
    expect(writeBanner(bannerWithDefaults())).toBe(writeBanner(bannerWithDefaults({}))))

  it('gives elements ids that no other one has', () => {
    const { imageElements, textElements } = bannerWithDefaults({
      imageElements: [{ src: '/media/a.webp' }, { src: '/media/b.webp' }],
      textElements: [{ ...text, id: 'e0000001' }],
    })
    expect([...imageElements, ...textElements].map(({ id }) => id)).toEqual([
      'e0000002',
      'e0000003',
      'e0000001',
    ])
  })

  it('lets what is given win', () =>
    expect(bannerWithDefaults({ height: 300, gradientOverlay: { enabled: true } })).toMatchObject({
      height: 300,
      width: 1_440,
      gradientOverlay: { enabled: true, type: 'linear', direction: 'to bottom' },
    }))

  it('begins a radial gradient in the centre', () =>
    expect(bannerWithDefaults({ gradientOverlay: { type: 'radial' } }).gradientOverlay.direction).toBe(
      'center',
    ))
})

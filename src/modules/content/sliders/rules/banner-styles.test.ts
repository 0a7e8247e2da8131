import { describe, expect, it, test } from 'vitest'
import { bannerWithDefaults } from './banner-defaults'
import {
  canvasSize,
  fontSizeOn,
  frameStyle,
  gradientStyle,
  isHiddenOn,
  linkLook,
  placeStyle,
  placeVariables,
  textLook,
  VARIANT_COLORS,
} from './banner-styles'

const banner = bannerWithDefaults({
  textElements: [
    { id: 'aaaaaaaa', text: 'Cars', fontSize: 56, phone: { x: 5, fontSize: 30, align: 'center' } },
    { id: 'bbbbbbbb', text: 'from Japan', fontSize: 56, phone: { isHidden: true } },
    { id: 'cccccccc', text: 'today', fontSize: 20 },
  ],
  linkElements: [{ id: 'dddddddd', label: 'Vehicles', href: '/vehicles' }],
})
const [own, hidden, same] = banner.textElements as [never, never, never]
const [link] = banner.linkElements as [never]

test('a frame has the shape of its canvas', () => {
  expect(frameStyle(banner, 'desktop').aspectRatio).toBe('1440 / 480')
  expect(frameStyle(banner, 'phone').aspectRatio).toBe('390 / 360')
  expect(canvasSize({ ...banner, phone: { height: 500 } }, 'phone')).toEqual({ width: 390, height: 500 })
})

describe('on a phone', () => {
  it('an element is where it is on the desktop, except for what differs', () => {
    expect(placeStyle(own, 'desktop')).toMatchObject({ left: '10%', top: '10%', width: '40%' })
    expect(placeStyle(own, 'phone')).toMatchObject({ left: '5%', top: '10%', width: '40%' })
  })

  it('a text has its own size, or that of the desktop, but no large one', () => {
    expect([own, hidden, same].map((text) => fontSizeOn(text, 'phone'))).toEqual([30, 24, 20])
    expect([own, hidden, same].map((text) => fontSizeOn(text, 'desktop'))).toEqual([56, 56, 20])
  })

  it('an element may be left out', () => {
    expect(isHiddenOn(hidden, 'phone')).toBe(true)
    expect(isHiddenOn(hidden, 'desktop')).toBe(false)
    expect(isHiddenOn(own, 'phone')).toBe(false)
  })

  it('pages get only the values that differ', () => {
    expect(placeVariables(own)).toEqual({
      '--x': '10%',
      '--y': '10%',
      '--w': '40%',
      '--h': '20%',
      '--size': 56,
      '--align': 'left',
      '--phone-x': '5%',
      '--phone-size': 30,
      '--phone-align': 'center',
    })
    expect(Object.keys(placeVariables(same)).filter((name) => name.startsWith('--phone'))).toEqual([])
  })
})

test('texts grow with the frame, and stay readable', () => {
  expect(textLook(own, banner, 'desktop')).toMatchObject({
    fontSize: 'max(12px, calc(56 * 100cqw / 1440))',
    textAlign: 'left',
  })
  expect(textLook(own, banner, 'phone')).toMatchObject({
    fontSize: 'max(12px, calc(30 * 100cqw / 390))',
    textAlign: 'center',
  })
})

describe('a gradient', () => {
  const colors = [
    { color: '#000000', stop: 0 },
    { color: '#ffffff80', stop: 62.5 },
  ]
  test.each([
    ['linear', 'to top right', 'linear-gradient(to top right, #000000 0%, #ffffff80 62.5%)'],
    ['linear', '45deg', 'linear-gradient(45deg, #000000 0%, #ffffff80 62.5%)'],
    ['radial', 'bottom left', 'radial-gradient(circle at bottom left, #000000 0%, #ffffff80 62.5%)'],
  ] as const)('%s %s', (type, direction, backgroundImage) =>
    expect(gradientStyle({ enabled: true, type, direction, colors, opacity: 0.4 })).toMatchObject({
      backgroundImage,
      opacity: 0.4,
    }),
  )

  it('is nothing while it is off', () => expect(gradientStyle(banner.gradientOverlay)).toBeNull())
})

describe('a link', () => {
  const looks = (more: object) => linkLook({ ...(link as object), ...more } as never, banner, 'desktop')

  test.each(Object.keys(VARIANT_COLORS))('as a button has the colors of %s', (variant) =>
    expect(looks({ variant })).toMatchObject(VARIANT_COLORS[variant as 'default']),
  )

  it('as a link is underlined in its own color', () =>
    expect(looks({ display: 'link', variant: 'destructive', color: '#ffcc00' })).toMatchObject({
      color: '#ffcc00',
      textDecoration: 'underline',
    }))

  it('can be tapped', () => expect(looks({})).toMatchObject({ minHeight: '44px', minWidth: '44px' }))
})

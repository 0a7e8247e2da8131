import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropPixels, focalPointIn, isTooSmall } from './crop-area'

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const SIZE = { width: 400, height: 300 }

describe('an area in pixels', () => {
  it.each([
    ['the left half', area(0, 0, 50, 100), { left: 0, top: 0, width: 200, height: 300 }],
    ['the right half', area(50, 0, 50, 100), { left: 200, top: 0, width: 200, height: 300 }],
    ['a part inside', area(25, 10, 50, 20), { left: 100, top: 30, width: 200, height: 60 }],
    ['more than there is', area(75, 50, 100, 100), { left: 300, top: 150, width: 100, height: 150 }],
    ['nothing at the edge', area(100, 100, 0, 0), { left: 399, top: 299, width: 1, height: 1 }],
    ['the whole picture', area(0, 0, 100, 100), null],
    ['the whole picture, nearly', area(0.01, 0, 99.99, 100), null],
  ])('%s', (_what, given, pixels) => {
    expect(cropPixels(given, SIZE)).toEqual(pixels)
  })

  it('lies within the picture, whatever is chosen of whatever picture', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true })
    const edge = fc.integer({ min: 1, max: 2048 })
    fc.assert(
      fc.property(share, share, share, share, edge, edge, (x, y, w, h, width, height) => {
        const pixels = cropPixels(area(x, y, w, h), { width, height })
        if (pixels === null) return
        expect(pixels.width).toBeGreaterThan(0)
        expect(pixels.height).toBeGreaterThan(0)
        expect(pixels.left + pixels.width).toBeLessThanOrEqual(width)
        expect(pixels.top + pixels.height).toBeLessThanOrEqual(height)
      }),
    )
  })

  it.each([
    [16, 16, false],
    [15, 300, true],
    [300, 15, true],
  ])('%i by %i pixels are too small: %s', (width, height, small) => {
    expect(isTooSmall({ left: 0, top: 0, width, height })).toBe(small)
  })
})

describe('a point of the picture', () => {
  it.each([
    ['of the whole', { x: 12.4, y: 80.6 }, null, { x: 12, y: 81 }],
    ['in the middle of the left half', { x: 25, y: 50 }, area(0, 0, 50, 100), { x: 50, y: 50 }],
    ['in a corner of the right half', { x: 100, y: 0 }, area(50, 0, 50, 100), { x: 100, y: 0 }],
    ['outside the area', { x: 10, y: 90 }, area(50, 0, 50, 50), { x: 0, y: 100 }],
  ])('%s', (_what, point, given, expected) => {
    expect(focalPointIn(point, given)).toEqual(expected)
  })
})

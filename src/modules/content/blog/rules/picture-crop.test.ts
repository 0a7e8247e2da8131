import { expect, test } from 'vitest'
import { croppedSize, insideOf, partOf } from './picture-crop'

const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 }

test('the largest part of 16:9 is taken out of the middle', () => {
  expect(partOf({ width: 1600, height: 1600 }, MIDDLE)).toEqual({
    width: 1600,
    height: 900,
    left: 0,
    top: 350,
  })
  expect(partOf({ width: 3200, height: 900 }, MIDDLE)).toEqual({
    width: 1600,
    height: 900,
    left: 800,
    top: 0,
  })
})

test('zoomed in, less is shown, around the same point', () => {
  const part = partOf({ width: 1600, height: 900 }, { ...MIDDLE, zoom: 2 })
  expect(part).toEqual({ width: 800, height: 450, left: 400, top: 225 })
})

test('no part reaches beyond the picture', () => {
  const picture = { width: 1600, height: 1600 }
  expect(partOf(picture, { x: 2, y: -1, zoom: 99 })).toEqual({ width: 400, height: 225, left: 1200, top: 0 })
  expect(insideOf(picture, { x: 0, y: 0, zoom: 1 })).toEqual({ x: 0.5, y: 0.28125, zoom: 1 })
})

test('what is made has 16:9, and is not wider than pages need', () => {
  expect(croppedSize({ width: 4000, height: 2250 })).toEqual({ width: 1920, height: 1080 })
  expect(croppedSize({ width: 800.4, height: 450 })).toEqual({ width: 800, height: 450 })
})

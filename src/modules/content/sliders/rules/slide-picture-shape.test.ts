import { expect, test } from 'vitest'
import { slidePictureShape } from './slide-picture-shape'

test.each([
  ['a wide one', 1_500, 500, 3, 1.7778],
  ['a panorama', 4_000, 400, 4, 1.7778],
  ['a square', 800, 800, 2.5, 1],
  ['a tall one', 600, 1_200, 2.5, 1],
  ['one of unknown size', null, null, 2.5, 1.7778],
])('the place of %s', (_, width, height, desktop, phone) =>
  expect(slidePictureShape(width, height)).toEqual({ '--shape': desktop, '--phone-shape': phone }),
)

import { expect, test } from 'vitest'
import { drawing, photo } from '@/modules/inventory/media/queries/build-picture'
import { cardSrcSetOf, srcSetOf } from './vehicle-picture'

const NONE = drawing({ bodyType: 'SUV', colour: null, steering: 'RHD' }, 'left', 'Car')
const large =
  photo({ f: 'a.webp', t: 'a-160.webp', c: 'a-480.webp', d: 'a-1280.webp', w: 2048, h: 1536 }, '') ?? NONE
const small = photo({ f: 'b-768.webp', c: 'b-480.webp', w: 600, h: 450 }, '') ?? NONE
const tiny = photo({ f: 'c.webp', w: 300, h: 225 }, '') ?? NONE

test.each([
  ['a photograph', large, '/media/a.w320.webp 320w, /media/a-480.webp 480w, /media/a.w768.webp 768w'],
  // Its file has no other sizes, whatever it is called.
  ['a small photograph', small, '/media/b-480.webp 480w, /media/b-768.webp 600w'],
  ['a tiny photograph', tiny, '/media/c.webp 300w'],
])('%s on a card comes in the sizes of cards', (_, picture, sizes) => {
  expect(cardSrcSetOf(picture)).toBe(sizes)
})

test('a drawing on a card comes in the sizes of cards', () => {
  const widths = cardSrcSetOf(NONE).match(/left-\d+\.webp \d+w/g)
  expect(widths).toEqual(['left-320.webp 320w', 'left-480.webp 480w', 'left-768.webp 768w'])
})

test('a picture that stands large comes in larger sizes', () => {
  expect(srcSetOf(large)).toBe('/media/a-480.webp 480w, /media/a.w768.webp 768w, /media/a-1280.webp 1280w')
})

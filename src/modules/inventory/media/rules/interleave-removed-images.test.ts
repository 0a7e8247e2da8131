import { expect, test } from 'vitest'
import {
  displayPosition,
  indexAmongRemaining,
  interleaveRemoved,
  type Removed,
} from './interleave-removed-images'

/** Pictures by letter; `removed` as 'b1' for b at place 1. */
const gone = (text: string): Removed<string>[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ image: one.charAt(0), place: Number(one.slice(1)) }))
const shown = (images: string, removed: string): string =>
  interleaveRemoved([...images], gone(removed))
    .map((one) => ('index' in one ? one.image : `(${one.image})`))
    .join('')

test.each([
  ['nothing removed', 'abc', '', 'abc'],
  ['the first', 'bc', 'a0', '(a)bc'],
  ['one in between', 'ac', 'b1', 'a(b)c'],
  ['the last', 'ab', 'c2', 'ab(c)'],
  ['two beside each other, the second removed first', 'ad', 'c2 b1', 'a(b)(c)d'],
  ['all of them', '', 'b1 a0 c2', '(a)(b)(c)'],
  ['pictures moved since, around a place that stays', 'cba', 'x1', 'c(x)ba'],
  ['a picture added since', 'abd', 'c2', 'ab(c)d'],
  ['a place beyond the end', 'a', 'z9', 'a(z)'],
])('%s: what was removed leaves its place', (_, images, removed, places) => {
  expect(shown(images, removed)).toBe(places)
})

test.each([
  ['abc', '', 0, 0],
  ['bc', 'a0', 0, 1],
  ['ad', 'b1 c2', 1, 3],
])('of %s with %s removed, picture %i is shown at place %i', (images, removed, index, place) => {
  expect(displayPosition([...images], gone(removed), index)).toBe(place)
})

test.each([
  ['ad', 'b1 c2', 1, 1],
  ['ad', 'b1 c2', 2, 1],
  ['', 'a0 b1', 1, 0],
  ['ab', 'c2', 2, 2],
])(
  'into %s with %s removed, what stood at place %i comes back as number %i',
  (images, removed, place, index) => {
    expect(indexAmongRemaining([...images], gone(removed), place)).toBe(index)
  },
)

import { expect, test } from 'vitest'
import { findLacking, type HeadTexts } from './lacking'

const whole: HeadTexts = { title: 'A', metaTitle: 'Cars', metaDescription: 'Many cars.', hasPicture: true }
const other: HeadTexts = { ...whole, title: 'B', metaTitle: 'Vans' }

test.each<[string, Partial<HeadTexts>, string[]]>([
  ['everything', {}, []],
  ['no title', { metaTitle: null }, ['title']],
  ['blank texts', { metaTitle: ' ', metaDescription: '' }, ['title', 'description']],
  ['no picture', { hasPicture: false }, ['picture']],
  ['texts as long as they are shown', { metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(160) }, []],
  [
    'longer texts',
    { metaTitle: 'x'.repeat(61), metaDescription: 'x'.repeat(161) },
    ['longTitle', 'longDescription'],
  ],
  ['the title of another page', { metaTitle: ' vans' }, ['sameTitle']],
  ['the title of another page as its own', { title: 'Vans', metaTitle: null }, ['title', 'sameTitle']],
])('a page with %s', (_, texts, lacks) => {
  const [found] = findLacking([
    { ...whole, ...texts, id: 1 },
    { ...other, id: 2 },
  ]).filter(({ id }) => id === 1)
  expect(found?.lacks ?? []).toEqual(lacks)
})

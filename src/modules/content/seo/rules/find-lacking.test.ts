import { expect, test } from 'vitest'
import { findLacking, type HeadTexts } from './find-lacking'

const whole: HeadTexts = { title: 'A', metaTitle: 'Cars', metaDescription: 'Many cars.', hasPicture: true }
const other: HeadTexts = { ...whole, title: 'B', metaTitle: 'Vans' }

test.each<[string, Partial<HeadTexts>, string[]]>([
  ['everything', {}, []],
  ['its own title and excerpt', { metaTitle: null, metaDescription: ' ', excerpt: 'Cars.' }, []],
  ['no title', { title: ' ', metaTitle: null }, ['title']],
  ['no description', { metaDescription: '', excerpt: ' ' }, ['description']],
  ['a long title of its own', { title: 'x'.repeat(53), metaTitle: null }, ['longTitle']],
  ['no picture', { hasPicture: false }, ['picture']],
  ['texts as long as they are shown', { metaTitle: 'x'.repeat(52), metaDescription: 'x'.repeat(160) }, []],
  [
    'longer texts',
    { metaTitle: 'x'.repeat(53), metaDescription: 'x'.repeat(161) },
    ['longTitle', 'longDescription'],
  ],
  ['the title of another page', { metaTitle: ' vans' }, ['sameTitle']],
  ['the title of another page as its own', { title: 'Vans', metaTitle: null }, ['sameTitle']],
])('a page with %s', (_, texts, lacks) => {
  const pages = [
    { ...whole, ...texts, id: 1 },
    { ...other, id: 2 },
  ]
  const [found] = findLacking(pages, 'Kaido').filter(({ id }) => id === 1)
  expect(found?.lacks ?? []).toEqual(lacks)
})

import { expect, test } from 'vitest'
import { type PageTexts, servedDescription, servedTitle } from './served-title-and-description'

const EMPTY: PageTexts = { title: 'How to buy', metaTitle: null, metaDescription: null }

test.each<[string, Partial<PageTexts>, string, string]>([
  ['a title alone', {}, 'How to buy · Kaido', ''],
  [
    'texts for search engines',
    { metaTitle: 'Buy', metaDescription: 'Own.', excerpt: 'Sum.' },
    'Buy · Kaido',
    'Own.',
  ],
  ['blank ones', { metaTitle: ' ', metaDescription: ' ', excerpt: 'Sum.' }, 'How to buy · Kaido', 'Sum.'],
  ['no title yet', { title: null }, 'Kaido', ''],
])('of a page with %s, the head has what is served', (_, texts, title, description) => {
  const page = { ...EMPTY, ...texts }
  expect([servedTitle(page, 'Kaido'), servedDescription(page)]).toEqual([title, description])
})

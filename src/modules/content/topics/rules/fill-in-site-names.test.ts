import { expect, it } from 'vitest'
import { pageWithNames } from './fill-in-site-names'

const NAMES = { companyName: 'Kaido', companies: 'Kaido Japan K.K. and Kaido Kenya Ltd', deletionDays: '30' }

it('the names of the settings stand in every text of a page, however deep', () => {
  const page = {
    id: 1,
    title: 'About {companyName}',
    excerpt: null,
    metaTitle: '{companyName}, {companyName}',
    content: {
      root: {
        children: [{ text: 'By {companies}.' }, { fields: { items: [{ answer: '{deletionDays}' }] } }],
      },
    },
  }
  expect(pageWithNames(page, NAMES)).toEqual({
    id: 1,
    title: 'About Kaido',
    excerpt: null,
    metaTitle: 'Kaido, Kaido',
    metaDescription: undefined,
    content: {
      root: {
        children: [
          { text: 'By Kaido Japan K.K. and Kaido Kenya Ltd.' },
          { fields: { items: [{ answer: '30' }] } },
        ],
      },
    },
  })
})

it('what stands for nothing stays, and a name is taken as it is', () => {
  const names = { ...NAMES, companyName: '$& {companies}' }
  const page = pageWithNames({ title: '{companyname} {x} {companyName}' }, names)
  expect(page.title).toBe('{companyname} {x} $& {companies}')
})

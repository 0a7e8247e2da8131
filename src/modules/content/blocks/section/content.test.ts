import { expect, it } from 'vitest'
import { sectionsOf } from './content'

const section = (fields: object) => ({ type: 'block', fields: { blockType: 'section', ...fields } })

it('the sections of a page are its headings with their anchors; one without a heading is none', () => {
  const children = [
    section({ title: 'Paying safely', anchor: 'payment' }),
    { type: 'paragraph' },
    section({ title: ' Shipping & papers ', anchor: ' ' }),
    section({ title: 'Odd', anchor: '"><script>' }),
    section({ title: '' }),
    section({}),
    { type: 'block', fields: { blockType: 'contact', title: 'Write' } },
  ]
  expect(sectionsOf({ root: { children } })).toEqual([
    { anchor: 'payment', title: 'Paying safely' },
    { anchor: 'shipping-papers', title: 'Shipping & papers' },
    { anchor: 'script', title: 'Odd' },
  ])
})

it.each([null, {}, { root: null }, { root: { children: 'x' } }])('%j has none', (content) =>
  expect(sectionsOf(content)).toEqual([]),
)

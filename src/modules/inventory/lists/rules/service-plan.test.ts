import { expect, test } from 'vitest'
import { servicePlanSlug } from './service-plan'

test.each([
  [null, 'Extended Warranty 12', 'extended-warranty-12'],
  ['', 'Extended Warranty 12', 'extended-warranty-12'],
  ['Gold Plan', 'Extended Warranty 12', 'gold-plan'],
  ['!!!', 'Roadside', 'roadside'],
  [null, '保証', '保証'],
  [null, '!!!', ''],
])('a plan with the slug %j and the name %j is found under %j', (slug, name, expected) => {
  expect(servicePlanSlug(slug, name)).toBe(expected)
})

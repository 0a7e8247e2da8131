import { expect, it } from 'vitest'
import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { subjectInUrl } from './subject-in-url'

it.each([
  ['order', '/support/tickets/create?order=17'],
  ['quote', '/support/tickets/create?quote=17'],
  ['vehicle', '/support/tickets/create?vehicle=17'],
  ['proforma', '/support/tickets/create?invoice=17'],
] as const)('a question about a %s begins at %s, which names it', (kind, href) => {
  expect(questionHref(kind, 17)).toBe(href)
  const search = Object.fromEntries(new URL(href, 'http://localhost').searchParams)
  expect(subjectInUrl(search)).toEqual({ kind, id: 17 })
})

it.each([{}, { order: 'x' }, { order: '0' }, { order: '' }, { other: '17' }])(
  '%j names nothing',
  (search) => {
    expect(subjectInUrl(search)).toBeNull()
  },
)

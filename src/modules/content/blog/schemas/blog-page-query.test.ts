import { expect, it } from 'vitest'
import { parseBlogChoice } from './blog-page-query'

const NOTHING = {
  tag: undefined,
  title: undefined,
  dateFrom: undefined,
  dateTo: undefined,
  page: 1,
  view: undefined,
}

it.each([
  [{}, {}],
  [
    { tag: 'kenya', page: '3', view: 'list' },
    { tag: 'kenya', page: 3, view: 'list' },
  ],
  [{ tag: ['a', 'b'], page: 'x', view: 'table', dateFrom: 'soon', title: 'a\u0000b' }, {}],
  [
    { dateFrom: '2026-02-01', dateTo: '2026-01-01' },
    { dateFrom: '2026-01-01', dateTo: '2026-02-01' },
  ],
])('reads %j', (query, expected) => {
  expect(parseBlogChoice(query)).toEqual({ ...NOTHING, ...expected })
})

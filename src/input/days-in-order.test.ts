import { expect, test } from 'vitest'
import { daysInOrder } from './days-in-order'
import { issuesOf } from './issues'
import { dateQuery, pageQuery } from './list-query-fields'

const query = daysInOrder(
  pageQuery().extend({ paidFrom: dateQuery('paidFrom'), paidTo: dateQuery('paidTo') }),
  {
    from: 'paidFrom',
    to: 'paidTo',
  },
)

test.each([
  ['2026-01-31', '2026-01-31', true],
  ['2026-01-31', '2026-02-01', true],
  ['2026-02-01', '2026-01-31', false],
  ['2026-02-01T10:00:00Z', '2026-02-01', true],
  ['2026-02-01T10:00:00Z', '2026-02-01T09:00:00Z', false],
  ['2026-02-01T10:00:00+09:00', '2026-02-01T02:00:00Z', true],
  [undefined, '2026-01-01', true],
  ['2026-01-01', undefined, true],
])('from %s to %s is allowed: %s', (paidFrom, paidTo, isAllowed) => {
  const read = query.safeParse({ paidFrom, paidTo })
  expect(read.success ? [] : issuesOf(read.error)).toEqual(
    isAllowed ? [] : [{ path: 'paidTo', message: 'The last day cannot be before the first' }],
  )
})

import { expect, it, test } from 'vitest'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { choiceQuery, dateQuery, flagQuery, pageQuery, textQuery, wholeQuery } from './list-query-fields'

const page = (input: Record<string, string>, options = {}) => {
  const parsed = pageQuery(options).safeParse(input)
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message)
}

test.each<[Record<string, string>, unknown]>([
  [{}, { page: 1, limit: 10 }],
  [
    { page: '3', limit: '25' },
    { page: 3, limit: 25 },
  ],
  [
    { page: '', limit: 'all' },
    { page: 1, limit: 10 },
  ],
  [{ limit: '100' }, { page: 1, limit: 100 }],
  [{ limit: '101' }, { page: 1, limit: 100 }],
  [{ limit: '99999999999999999999' }, { page: 1, limit: 100 }],
  [{ limit: '0' }, { page: 1, limit: 1 }],
  [{ page: '2147483647' }, { page: 1_000_000, limit: 10 }],
  [{ page: '0' }, ['page must be a whole number of at least 1']],
  [{ page: '-1' }, ['page must be a whole number of at least 1']],
  [{ page: '99999999999' }, ['page must be a whole number of at least 1']],
  [{ limit: '-5' }, ['limit must be a whole number of at least 1']],
  [{ limit: '1.5' }, ['limit must be a whole number of at least 1']],
])('%j reads as %j', (input, expected) => {
  expect(page(input)).toEqual(expected)
})

it('allows a larger limit where a whole list is needed', () => {
  expect(page({ limit: '1000' }, { maxLimit: WHOLE_LIST_LIMIT })).toEqual({ page: 1, limit: 1000 })
  expect(page({ limit: '1001' }, { maxLimit: WHOLE_LIST_LIMIT })).toEqual({ page: 1, limit: 1000 })
})

const cases = {
  text: textQuery('name'),
  whole: wholeQuery('manufacturer_id', 1),
  choice: choiceQuery('status', ['active', 'inactive']),
  flag: flagQuery('getAll'),
  date: dateQuery('date'),
}

test.each<[keyof typeof cases, string | undefined, unknown]>([
  ['text', ' toyota ', 'toyota'],
  ['text', '%', '%'],
  ['text', 'ALL', undefined],
  ['text', '', undefined],
  ['text', undefined, undefined],
  ['text', 'a\0', 'name contains characters that cannot be stored'],
  ['text', 'x'.repeat(201), 'name must be 200 characters or less'],
  ['whole', '12', 12],
  ['whole', 'all', undefined],
  ['whole', '0', 'manufacturer_id must be a whole number of at least 1'],
  ['whole', '1 or 1=1', 'manufacturer_id must be a whole number of at least 1'],
  ['whole', '2147483648', 'manufacturer_id must be a whole number of at least 1'],
  ['choice', 'Active', 'active'],
  ['choice', 'all', undefined],
  ['choice', 'gone', 'status must be one of active, inactive'],
  ['flag', 'true', true],
  ['flag', '0', false],
  ['flag', '', undefined],
  ['flag', 'maybe', 'getAll must be one of true, false, 1, 0'],
  ['date', '2026-02-28', '2026-02-28'],
  ['date', '2026-02-28T10:00:00+03:00', '2026-02-28T10:00:00+03:00'],
  ['date', '2026-02-30', 'date must be an ISO date such as 2026-01-31'],
  ['date', 'yesterday', 'date must be an ISO date such as 2026-01-31'],
  ['date', '0000-01-01', 'date must be an ISO date such as 2026-01-31'],
])('%s query %j gives %j', (kind, input, expected) => {
  const parsed = cases[kind].safeParse(input)
  expect(parsed.success ? parsed.data : parsed.error.issues[0]?.message).toBe(expected)
})

import { expect, test } from 'vitest'
import { TABLE_ROWS } from '@/kernel/lists/paging-limits'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from './list-query-fields'
import { readListParams } from './read-list-params'

const schema = pageQuery().extend({
  search: textQuery('search'),
  status: choiceQuery('status', ['active', 'inactive']),
  make: wholeQuery('manufacturer_id', 1),
})
const read = (params: Record<string, string | string[]>) =>
  readListParams(schema, { make: 'manufacturer_id' }, params)

test('a table offers 10 to 100 rows in steps of 10', () => {
  expect(TABLE_ROWS).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
})

test('a URL without parameters is the first ten rows without a filter', () => {
  expect(read({})).toEqual({ query: { page: 1, limit: 10 }, given: {} })
})

test('filters use the names of the URL', () => {
  expect(read({ search: ' toy ', manufacturer_id: '7', status: 'active', page: '3', limit: '50' })).toEqual({
    query: { search: 'toy', make: 7, status: 'active', page: 3, limit: 50 },
    given: { search: 'toy', manufacturer_id: '7', status: 'active', page: '3', limit: '50' },
  })
})

test.each([
  ['a page of zero', { page: '0' }],
  ['a limit between the steps', { limit: '15' }],
  ['a limit beyond the largest', { limit: '5000' }],
  ['an id that is none', { manufacturer_id: 'abc' }],
  ['a word that is no choice', { status: 'gone' }],
  ['a text that cannot be stored', { search: 'a\0b' }],
  ['a name that is unknown', { nothing: '1' }],
  ['spaces', { search: '   ' }],
])('%s is no filter', (_name, params) => {
  expect(read(params)).toEqual({ query: { page: 1, limit: 10 }, given: {} })
})

test('a screen may have pages of another length, unless the URL says otherwise', () => {
  const limitOf = (params: Record<string, string>) =>
    readListParams(schema, {}, params, {}, { limit: 20 }).query.limit
  expect([limitOf({}), limitOf({ limit: '15' }), limitOf({ limit: '50' }), limitOf({ limit: '10' })]).toEqual(
    [20, 20, 50, 10],
  )
})

test('if a name occurs twice, the first one counts', () => {
  expect(read({ search: ['one', 'two'] }).given).toEqual({ search: 'one' })
})

test('what the screen fixes is neither read from the URL nor written to it', () => {
  const address = readListParams(schema, {}, { status: 'inactive', search: 'toy' }, { status: 'active' })
  expect(address.query).toMatchObject({ status: 'active', search: 'toy' })
  expect(address.given).toEqual({ search: 'toy' })
})

const ranges = pageQuery().extend({
  yearFrom: wholeQuery('yearFrom'),
  yearTo: wholeQuery('yearTo'),
  'checked_on.from': dateQuery('checked_on.from'),
  'checked_on.to': dateQuery('checked_on.to'),
})

test.each([
  ['days', 'checked_on.from=2026-03-31&checked_on.to=2026-03-01', '2026-03-01', '2026-03-31'],
  ['days in order', 'checked_on.from=2026-03-01&checked_on.to=2026-03-31', '2026-03-01', '2026-03-31'],
  ['one day alone', 'checked_on.from=2026-03-31', '2026-03-31', undefined],
  [
    'moments, which no field writes',
    'checked_on.from=2026-03-12T10:00:00Z&checked_on.to=2026-03-12',
    '2026-03-12T10:00:00Z',
    '2026-03-12',
  ],
])('a range is in order: %s', (_name, address, from, to) => {
  const { given, query } = readListParams(ranges, {}, Object.fromEntries(new URLSearchParams(address)))
  expect([query['checked_on.from'], query['checked_on.to']]).toEqual([from, to])
  expect([given['checked_on.from'], given['checked_on.to']]).toEqual([from, to])
})

test('a range of numbers is put in order as numbers, in a list and in its fields', () => {
  const { given, query } = readListParams(ranges, {}, { yearFrom: '1200', yearTo: '800' })
  expect(query).toMatchObject({ yearFrom: 800, yearTo: 1200 })
  expect(given).toEqual({ yearFrom: '800', yearTo: '1200' })
})

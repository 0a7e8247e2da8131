import { expect, test } from 'vitest'
import { filtersIn, listHref } from './list-href'

test.each([
  ['a filter goes back to the first page', { page: '4' }, { search: 'toy' }, '?search=toy'],
  ['another page keeps the filters', { search: 'toy', page: '4' }, { page: '5' }, '?search=toy&page=5'],
  ['the first page and ten rows are left out', { limit: '20' }, { page: '1', limit: '10' }, '?'],
  ['an emptied filter is gone', { search: 'toy' }, { search: '' }, '?'],
  ['a text is written so that it can be read again', {}, { search: 'a&b=c' }, '?search=a%26b%3Dc'],
])('%s', (_name, given, change, address) => {
  expect(listHref(given, change)).toBe(address)
})

test('a list with another default length leaves that one out, and keeps ten rows', () => {
  const usual = { limit: '30', sort: 'updated-desc' }
  expect(listHref({ sort: 'name-asc' }, { sort: 'updated-desc', limit: '30' }, usual)).toBe('?')
  expect(listHref({}, { limit: '10' }, usual)).toBe('?limit=10')
})

test('neither the page nor the order nor a tab is a filter', () => {
  expect(filtersIn({ page: '2', limit: '50' })).toEqual([])
  expect(filtersIn({ sort: 'name-asc', make: '3' }, { sort: 'updated-desc' })).toEqual(['make'])
})

import { expect, test } from 'vitest'
import { readListParams } from '@/input/read-list-params'
import { peopleFilterQuery } from './people-filter-query'
import { peopleQuery } from './people-query'

test('an export requests the people of the list, whatever page and section it shows', () => {
  const given = { search: 'a b', roleId: '4', status: 'blocked', page: '3', limit: '50' }
  const { query } = readListParams(peopleFilterQuery, {}, given, { roleId: 1 })
  expect(peopleQuery(query)).toBe('search=a+b&status=BLOCKED&roleId=1')
})

test.each([
  ['status', 'GONE'],
  ['roleId', 'x'],
  ['memberSince', 'yesterday'],
  ['page', '0'],
  ['limit', '-1'],
  ['search', '\u0000'],
  ['unknown', 'x'],
])('a list of people ignores %s=%s', (name, value) => {
  expect(readListParams(peopleFilterQuery, {}, { [name]: value }).given).toEqual({})
})

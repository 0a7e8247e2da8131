import { describe, expect, it, test } from 'vitest'
import { isPeopleFiltered, peopleAddress, peopleQuery, readPeopleFilter } from './people-list'

describe('the filter of people in an address', () => {
  it('is read, and written back the same', () => {
    const given = { search: 'anna', status: 'BLOCKED', roleId: '3', limit: '50', page: '4' }
    const filter = readPeopleFilter(given)
    expect(filter).toMatchObject({ search: 'anna', status: 'BLOCKED', roleId: 3, limit: 50, page: 4 })
    expect(Object.fromEntries(new URLSearchParams(peopleAddress(filter, {}, { page: 4 })))).toEqual(given)
  })

  test.each([
    ['status', 'GONE'],
    ['roleId', 'x'],
    ['memberSince', 'yesterday'],
    ['page', '0'],
    ['limit', '-1'],
    ['search', '\u0000'],
    ['unknown', 'x'],
  ])('does without %s=%s', (name, value) => {
    expect(readPeopleFilter({ [name]: value })).toEqual(readPeopleFilter({}))
  })

  it('keeps what a section fixes, and leaves it out of the address', () => {
    const fixed = { roleId: 1 }
    const filter = readPeopleFilter({ roleId: '4', search: 'a' }, fixed)
    expect(filter.roleId).toBe(1)
    expect(peopleAddress(filter, fixed)).toBe('?search=a')
    expect(peopleQuery(filter)).toBe('search=a&roleId=1')
    expect(isPeopleFiltered(readPeopleFilter({}, fixed), fixed)).toBe(false)
    expect(isPeopleFiltered(filter, fixed)).toBe(true)
  })
})

import { expect, test } from 'vitest'
import { missingYear, YEAR_MISSING } from './missing-year'

test.each([
  [{ year: null, firstRegistered: 'H29.5' }, [YEAR_MISSING]],
  [{ firstRegistered: '2017-05' }, [YEAR_MISSING]],
  [{ year: 2017, firstRegistered: '2017-05' }, []],
  [{ year: null, firstRegistered: ' ' }, []],
  [{ year: null, firstRegistered: null }, []],
])('of %o a year is missing: %o', (row, messages) => {
  expect(missingYear(row).map(({ message, path }) => [path, message])).toEqual(
    messages.map((message) => ['year', message]),
  )
})

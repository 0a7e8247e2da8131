import { expect, test } from 'vitest'
import { missingYearMessage, NO_YEAR, YEAR_MISSING } from './missing-year-message'

test.each([
  [{ year: null, firstRegistered: 'H29.5' }, [YEAR_MISSING]],
  [{ firstRegistered: '2017-05' }, [YEAR_MISSING]],
  [{ year: 2017, firstRegistered: '2017-05' }, []],
  [{ year: 2017 }, []],
  [{ year: null, firstRegistered: ' ' }, [NO_YEAR]],
  [{ year: null, firstRegistered: null }, [NO_YEAR]],
])('of %o a year is missing: %o', (row, messages) => {
  expect(missingYearMessage(row).map(({ message, path }) => [path, message])).toEqual(
    messages.map((message) => ['year', message]),
  )
})

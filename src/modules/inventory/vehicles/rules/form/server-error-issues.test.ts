import { expect, test } from 'vitest'
import { serverErrorIssues } from './server-error-issues'

test.each<[string, string[]]>([
  ['A vehicle with this office file number already exists', ['officeFileNo']],
  ['Chassis already registered', ['chassis']],
  ['Model not found', ['model']],
  ['Vehicle type with id 9 was not found', ['vehicleType']],
  ['Vehicle type is inactive', []],
  ['Model code not found', []],
  ['Duplicate office file number and chassis', ['officeFileNo', 'chassis']],
  ['Something went wrong', []],
  ['', []],
])('%j belongs to %j', (message, paths) => {
  expect(serverErrorIssues(message)).toEqual(paths.map((path) => ({ path, message })))
})

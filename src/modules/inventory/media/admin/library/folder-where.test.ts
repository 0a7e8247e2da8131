import { expect, it } from 'vitest'
import { folderWhere, shownFolder } from './folder-where'

it.each(['', 'none', '12'])('the choice %j is shown as it was made', (choice) => {
  expect(shownFolder(folderWhere(choice))).toBe(choice)
})

it.each([
  undefined,
  {},
  { or: [] },
  { or: [{ and: [{ alt: { exists: false } }] }] },
  { or: [{ and: [{ folder: { in: [1] } }] }] },
  { or: 'x' },
])('%j is no choice of a folder', (where) => {
  expect(shownFolder(where)).toBe('')
})

it.each([
  ['false', 'none'],
  [false, 'none'],
  ['true', ''],
])('a folder that exists: %j is %j', (exists, choice) => {
  expect(shownFolder({ or: [{ and: [{ folder: { exists } }] }] })).toBe(choice)
})

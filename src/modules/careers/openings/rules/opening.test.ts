import { expect, test } from 'vitest'
import { openingIssues, openingStatus, readOpeningStatus } from './opening'

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const WHOLE = {
  title: 'Auction buyer',
  closingDate: '2026-12-31',
  type: 'full-time',
  mode: 'hybrid',
  experience: 'Two years',
  location: 4,
  description: paragraph('Buy'),
  keyResponsibilities: paragraph('Bid'),
  requirements: paragraph('Japanese'),
  education: paragraph('Any'),
}

test.each([
  ['a whole job', WHOLE, []],
  [
    'a day that is none',
    { ...WHOLE, closingDate: '2026-02-31' },
    ['Closing date must be a day such as 2026-01-31'],
  ],
  [
    'an unknown type',
    { ...WHOLE, type: 'forever' },
    [expect.stringMatching(/^Job type must be one of full-time, /)],
  ],
  ['an unknown mode', { ...WHOLE, mode: 'moon' }, ['Job mode must be one of on-site, remote, hybrid']],
  ['a text of spaces', { ...WHOLE, education: paragraph('  ') }, ['Education is required']],
  ['too long a title', { ...WHOLE, title: 'x'.repeat(151) }, ['Job title must be 150 characters or less']],
  [
    'too many questions',
    { ...WHOLE, questions: Array.from({ length: 31 }, () => ({})) },
    ['At most 30 questions'],
  ],
  ['a question without a text', { ...WHOLE, questions: [{ type: 'TEXT' }] }, ['Question is required']],
])('%s', (_, given, messages) => {
  expect(openingIssues(given).map(({ message }) => message)).toEqual(messages)
})

test.each([
  [true, false, 'published'],
  [true, true, 'published'],
  [false, true, 'unpublished'],
  [false, false, 'draft'],
])('published %s, unpublished %s is %s', (isPublished, isUnpublished, status) => {
  expect(openingStatus({ isPublished, isUnpublished })).toBe(status)
})

test.each([
  [' Published ', { ok: true, value: 'published' }],
  [null, { ok: false, error: 'Status is required' }],
  [' ', { ok: false, error: 'Status is required' }],
  ['live', { ok: false, error: 'Status must be one of published, unpublished, draft' }],
])('the status %j', (given, read) => {
  expect(readOpeningStatus(given)).toEqual(read)
})

import { expect, test } from 'vitest'
import { departmentIssues, departmentTag, NO_TARGETS, USUAL_HOURS } from './department'

const GOOD = {
  title: 'Customer support',
  description: null,
  email: 'support@kaido.example',
  timeZone: 'Africa/Nairobi',
  hours: USUAL_HOURS,
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  targets: { ...NO_TARGETS, URGENT: { firstResponse: 60, nextResponse: 60, resolution: 480 } },
}

const monday = (...times: { from: number; to: number }[]) => times.map((one) => ({ day: 0, ...one }))
const urgent = (target: unknown) => ({ ...NO_TARGETS, URGENT: target })
const holidays = (...days: string[]) => days.map((day) => ({ day, name: 'A day' }))

test('a complete department has nothing wrong', () => {
  expect(departmentIssues(GOOD)).toEqual([])
})

test.each<[Record<string, unknown>, string, string]>([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(121) }, 'title', 'Title must be 120 characters or less'],
  [{ title: '???' }, 'title', 'Title must contain a letter or a digit'],
  [{ email: 'support' }, 'email', 'Please enter a valid email address'],
  [{ timeZone: '' }, 'timeZone', 'Time zone is required'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'Choose a time zone from the list, such as Africa/Nairobi'],
  [{ timeZone: '+03:00' }, 'timeZone', 'Choose a time zone from the list, such as Africa/Nairobi'],
  [{ hours: 'nine to five' }, 'hours', 'Opening hours must be times from 0:00 to 24:00'],
  [{ hours: monday({ from: 0, to: 1441 }) }, 'hours', 'Opening hours must be times from 0:00 to 24:00'],
  [{ hours: [{ day: 7, from: 540, to: 600 }] }, 'hours', 'Opening hours must be times from 0:00 to 24:00'],
  [
    { hours: monday({ from: 540, to: 540 }) },
    'hours.0',
    'Opening hours of Monday must begin before they end, at 24:00 at the latest',
  ],
  [
    { hours: monday({ from: 540, to: 720 }, { from: 720, to: 800 }) },
    'hours.0',
    'Opening hours of Monday overlap or touch: enter them as one',
  ],
  [
    { hours: monday({ from: 780, to: 1020 }, { from: 480, to: 720 }) },
    'hours.0',
    'Opening hours of Monday overlap or touch: enter them as one',
  ],
  [{ holidays: holidays('2026-02-30') }, 'holidays.0.day', 'Enter a day, such as 2026-12-25'],
  [{ holidays: holidays('2026-12-25', '2026-12-25') }, 'holidays.1.day', 'This day is in the list already'],
  [{ holidays: [{ day: '2026-12-25', name: ' ' }] }, 'holidays.0.name', 'Enter the name of the holiday'],
  [{ targets: { URGENT: null } }, 'targets.LOW', 'What is promised must be given for each priority'],
  [
    { targets: urgent({ firstResponse: 0, nextResponse: null, resolution: null }) },
    'targets.URGENT.firstResponse',
    'First response must be from 1 minute to a year',
  ],
  [
    { targets: urgent({ firstResponse: 60, nextResponse: null, resolution: 30 }) },
    'targets.URGENT.resolution',
    'A ticket cannot be resolved before its first response',
  ],
  [{ hours: [] }, 'hours', 'Enter opening hours: without any, no answer can be promised'],
])('%j: %s: %s', (change, path, message) => {
  expect(departmentIssues({ ...GOOD, ...change })[0]).toEqual({ path, message })
})

test('without promises a department may be closed all week', () => {
  expect(departmentIssues({ ...GOOD, hours: [], targets: NO_TARGETS })).toEqual([])
})

test.each([
  ['Parts & Warranty', 1, 'parts-warranty'],
  ['Parts & Warranty', 2, 'parts-warranty-2'],
  ['Поддержка', 1, 'поддержка'],
])('%s, attempt %i, is called %s', (title, attempt, tag) => {
  expect(departmentTag(title, attempt)).toBe(tag)
})

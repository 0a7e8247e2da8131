import { expect, test } from 'vitest'
import { dayHoursIn, dayHoursText, minutesOfWeek } from './hours-text'
import { weekText } from './week-text'

test.each<[string, string | null]>([
  ['8:00–12:00, 13:00–17:00', '8:00–12:00, 13:00–17:00'],
  ['8-12 13-17', '8:00–12:00, 13:00–17:00'],
  ['8-12, 13-17', '8:00–12:00, 13:00–17:00'],
  ['8.30 - 12 and 13 - 17.15', '8:30–12:00, 13:00–17:15'],
  ['9am to 6pm', '9:00–18:00'],
  ['9 am – 12 pm 1 pm – 6 pm', '9:00–12:00, 13:00–18:00'],
  ['13-17, 8-12', '8:00–12:00, 13:00–17:00'],
  ['8-12, 12-17', '8:00–17:00'],
  ['8-13, 12-17', '8:00–17:00'],
  ['0:00–24:00', '0:00–24:00'],
  ['all day', '0:00–24:00'],
  ['24 h', '0:00–24:00'],
  ['', ''],
  ['  closed ', ''],
  ['–', ''],
  ['nine to five', null],
  ['8', null],
  ['17-8', null],
  ['22:00–25:00', null],
  ['8-12, Tue 9-17', null],
  ['8-12,', '8:00–12:00'],
])('%s on a day is %s', (typed, text) => {
  const hours = dayHoursIn(typed)
  expect(hours && dayHoursText(hours)).toBe(text)
})

const OFFICE = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
const MORNING = [{ from: 540, to: 780 }]

test.each([
  [
    [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, MORNING, []],
    'Mon–Fri 8:00–12:00, 13:00–17:00; Sat 9:00–13:00',
    44,
  ],
  [
    [OFFICE, [], OFFICE, [], [], [], MORNING],
    'Mon 8:00–12:00, 13:00–17:00; Wed 8:00–12:00, 13:00–17:00; Sun 9:00–13:00',
    20,
  ],
  [Array.from({ length: 7 }, () => MORNING), 'Mon–Sun 9:00–13:00', 28],
  [Array.from({ length: 7 }, () => []), '', 0],
])('week %#: %s', (week, text, hours) => {
  expect(weekText(week)).toBe(text)
  expect(minutesOfWeek(week)).toBe(hours * 60)
})

import { isDay } from '@/kernel/days'
import { checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isRecord } from '@/kernel/loose-values'
import { DAY_NAMES } from '@/modules/settings/places/rules/opening-hours'
import { DEPARTMENT_LIMITS } from './department-limits'

const DAY_MINUTES = 1440

export const CALENDAR_MESSAGES = {
  week: 'Opening hours must be given for each of the seven days',
  times: 'Opening hours must be times from 0:00 to 24:00',
  order: (name: string) => `Opening hours of ${name} must begin before they end, at 24:00 at the latest`,
  overlap: (name: string) => `Opening hours of ${name} overlap or touch: enter them as one`,
  tooMany: (name: string) => `At most ${DEPARTMENT_LIMITS.openings} opening times on ${name}`,
  holidays: 'Holidays must be a list of days with names',
  holidayDay: 'Enter a day, such as 2026-12-25',
  holidayTwice: 'This day is in the list already',
  holidayName: 'Enter the name of the holiday',
  tooManyHolidays: `At most ${DEPARTMENT_LIMITS.holidays} holidays`,
} as const

const isMinute = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= DAY_MINUTES

type Given = { day: number; from: number; to: number }

const isOpening = (one: unknown): one is Given =>
  isRecord(one) && isMinute(one.from) && isMinute(one.to) && DAY_NAMES[Number(one.day)] !== undefined

function problemOfDay(name: string, openings: readonly Given[]): string | null {
  if (openings.length > DEPARTMENT_LIMITS.openings) return CALENDAR_MESSAGES.tooMany(name)
  if (openings.some(({ from, to }) => from >= to)) return CALENDAR_MESSAGES.order(name)
  const isApart = openings.every(({ from }, index) => index === 0 || (openings[index - 1]?.to ?? 0) < from)
  return isApart ? null : CALENDAR_MESSAGES.overlap(name)
}

/** What is wrong with stored opening times, each at its day: `hours.0` is Monday. */
export function checkHours(hours: unknown): Issue[] {
  if (!Array.isArray(hours) || !hours.every(isOpening)) return [issue('hours', CALENDAR_MESSAGES.times)]
  return DAY_NAMES.flatMap((name, index) => {
    const problem = problemOfDay(
      name,
      hours.filter(({ day }) => day === index),
    )
    return problem === null ? [] : [issue(`hours.${index}`, problem)]
  })
}

function checkHoliday(given: unknown, index: number, days: readonly unknown[]): Issue[] {
  if (!isRecord(given)) return [issue(`holidays.${index}`, CALENDAR_MESSAGES.holidays)]
  const { day, name } = given
  if (typeof day !== 'string' || !isDay(day))
    return [issue(`holidays.${index}.day`, CALENDAR_MESSAGES.holidayDay)]
  if (days.indexOf(day) < index) return [issue(`holidays.${index}.day`, CALENDAR_MESSAGES.holidayTwice)]
  if (typeof name !== 'string' || name.trim() === '')
    return [issue(`holidays.${index}.name`, CALENDAR_MESSAGES.holidayName)]
  return checkText(`holidays.${index}.name`, 'Name', DEPARTMENT_LIMITS.holidayName, name)
}

/** What is wrong with a list of holidays: each day once, with a name. */
export function checkHolidays(holidays: unknown): Issue[] {
  if (!Array.isArray(holidays)) return [issue('holidays', CALENDAR_MESSAGES.holidays)]
  if (holidays.length > DEPARTMENT_LIMITS.holidays)
    return [issue('holidays', CALENDAR_MESSAGES.tooManyHolidays)]
  const days = holidays.map((one) => (isRecord(one) ? one.day : null))
  return holidays.flatMap((one, index) => checkHoliday(one, index, days))
}

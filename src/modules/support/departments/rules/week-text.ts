import { DAY_NAMES } from '@/modules/settings/places/rules/opening-hours'
import type { WeekHours } from './department-calendar-and-promises'
import { dayHoursText } from './hours-text'

const daysText = (first: number, last: number): string => {
  const name = (day: number) => (DAY_NAMES[day] ?? '').slice(0, 3)
  return first === last ? name(first) : `${name(first)}–${name(last)}`
}

/** A week in short: 'Mon–Fri 8:00–12:00, 13:00–17:00; Sat 9:00–13:00'. '' if it is closed all week. */
export function weekText(week: WeekHours): string {
  const texts = week.map(dayHoursText)
  const parts: string[] = []
  for (let first = 0; first < texts.length; ) {
    let last = first
    while (last + 1 < texts.length && texts[last + 1] === texts[first]) last += 1
    if (texts[first]) parts.push(`${daysText(first, last)} ${texts[first]}`)
    first = last + 1
  }
  return parts.join('; ')
}

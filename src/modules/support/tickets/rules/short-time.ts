import { counted } from '@/kernel/lists/counted'
import { durationText } from '@/modules/support/departments/rules/duration-text'

const HOUR = 60
const DAY = 24 * HOUR

/** A length of time in at most two short units, never more than there is: '12 min', '2 h 5 min', '1 day 4 h', '3 days'. */
export function shortTime(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole < 1) return 'less than 1 min'
  const [wholeDays, hours, rest] = [Math.floor(whole / DAY), Math.floor(whole / HOUR) % 24, whole % HOUR]
  if (wholeDays > 2) return counted(wholeDays, 'day')
  const parts =
    wholeDays > 0
      ? [counted(wholeDays, 'day'), hours > 0 && `${hours} h`]
      : [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`]
  return parts.filter(Boolean).join(' ')
}

/** A length of business time, in hours however many: a day of it is no day of the calendar. */
export const businessTime = (minutes: number): string =>
  minutes < 1 ? 'less than 1 min' : durationText(Math.floor(minutes))

import { clockText, readOpeningHours } from '@/modules/settings/places/rules/opening-hours'
import type { OpenInterval, WeekHours } from './department-calendar-and-promises'

const ALL_DAY: OpenInterval = { from: 0, to: 1440 }
const IS_CLOSED = /^(closed|[-–—])?$/i
const IS_ALL_DAY = /^(all day|open all day|24 ?h(ours)?)$/i

/** Openings that overlap or touch as one, in order. */
export function joined(openings: readonly OpenInterval[]): OpenInterval[] {
  const list: OpenInterval[] = []
  for (const { from, to } of [...openings].sort((a, b) => a.from - b.from)) {
    const last = list.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else list.push({ from, to })
  }
  return list
}

/**
 * The openings of a day as people type them: '8:00–12:00, 13:00–17:00', '8-12 13-17', '9am to 6pm', 'all day'; empty or
 * 'closed' for none. Null for anything else.
 */
export function dayHoursIn(text: string): OpenInterval[] | null {
  const typed = text.trim()
  if (IS_CLOSED.test(typed)) return []
  if (IS_ALL_DAY.test(typed)) return [ALL_DAY]
  // A space between two openings is as good as a comma.
  const parted = typed.replaceAll(/(\d|[ap]\.?m\.?)\s+(?=\d)/gi, '$1, ')
  const openings = readOpeningHours(`Monday ${parted}`)
  if (!openings?.every(({ day }) => day === 0)) return null
  return joined(openings.map(({ from, to }) => ({ from, to })))
}

/** The same, written in one way: '8:00–12:00, 13:00–17:00'; '' for a closed day. */
export const dayHoursText = (hours: readonly OpenInterval[]): string =>
  hours.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')

/** How long it is open in a week, in minutes. */
export const minutesOfWeek = (week: WeekHours): number =>
  week.flat().reduce((sum, { from, to }) => sum + to - from, 0)

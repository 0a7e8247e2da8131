import type { OpenInterval, WeekHours } from './department-calendar-and-promises'
import { joined } from './hours-text'

const DAY = 1440
const DAYS = 7
const WEEK = DAYS * DAY

/** Opening hours by clocks that are so many minutes ahead; what then crosses midnight is on both days. */
export function shiftWeek(week: WeekHours, minutes: number): WeekHours {
  const days = Array.from({ length: DAYS }, (): OpenInterval[] => [])
  for (const [day, hours] of week.entries())
    for (const { from, to } of hours) {
      let start = (((day * DAY + from + minutes) % WEEK) + WEEK) % WEEK
      for (let left = to - from; left > 0; ) {
        const at = start % DAY
        const length = Math.min(left, DAY - at)
        days[Math.floor(start / DAY)]?.push({ from: at, to: at + length })
        left -= length
        start = (start + length) % WEEK
      }
    }
  return days.map(joined)
}

'use client'

import { offsetAt } from '@/modules/settings/places/rules/day-in-time-zone'
import type { WeekHours } from '@/modules/support/departments/rules/department-calendar-and-promises'
import { shiftWeek } from '@/modules/support/departments/rules/shift-week'
import { weekText } from '@/modules/support/departments/rules/week-text'
import { useZoneHere } from '@/ui/zoned-moment'
import * as words from './browser-words'

const MINUTE_MS = 60_000

type Props = { timeZone: string; week: WeekHours }

/** Opening hours by the reader's own clock, where that shows another time. */
export function OpeningHoursHere({ timeZone, week }: Props) {
  const zone = useZoneHere()
  if (zone === null) return null
  const now = Date.now()
  const ahead = (offsetAt(now, zone) - offsetAt(now, timeZone)) / MINUTE_MS
  const hours = weekText(shiftWeek(week, ahead))
  if (ahead === 0 || hours === '') return null
  return <p className="mt-1 text-13 text-soft tabular-nums">{words.hoursIn(zone, hours)}</p>
}

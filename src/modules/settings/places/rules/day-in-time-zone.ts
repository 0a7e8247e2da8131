/** A zone's offset from UTC at a given time, in milliseconds. */
export function offsetAt(moment: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(moment / 1000) * 1000
}

/**
 * When a day begins in a zone. If midnight is skipped, this is the first moment after the gap.
 *
 * @param day such as '2026-11-20'
 * @param plus days added to it first
 */
export function startOfDay(day: string, timezone: string, plus = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + plus * 86_400_000
  const guess = midnight - offsetAt(midnight, timezone)
  return new Date(midnight - offsetAt(guess, timezone))
}

/** The last second of a day in a zone. */
export const endOfDay = (day: string, timezone: string): Date =>
  new Date(startOfDay(day, timezone, 1).getTime() - 1000)

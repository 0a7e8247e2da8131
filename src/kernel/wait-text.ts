const MINUTE = 60
const HOUR = 60 * MINUTE

const counted = (count: number, unit: string): string => `in ${count} ${unit}${count === 1 ? '' : 's'}`

/** 'in 40 seconds', 'in 3 minutes', 'in 2 hours': never less than the time to wait, in seconds. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds <= HOUR
    ? counted(Math.ceil(seconds / MINUTE), 'minute')
    : counted(Math.ceil(seconds / HOUR), 'hour')
}

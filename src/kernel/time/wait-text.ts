import { counted } from '../lists/counted'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** 'in 40 seconds', 'in 3 minutes', 'in 2 hours': never less than the time to wait, in seconds. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `in ${counted(Math.max(1, Math.ceil(seconds)), 'second')}`
  const isShort = seconds <= HOUR
  return `in ${isShort ? counted(Math.ceil(seconds / MINUTE), 'minute') : counted(Math.ceil(seconds / HOUR), 'hour')}`
}

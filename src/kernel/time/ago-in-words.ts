import { counted } from '../lists/counted'
import { daysBetween } from './elapsed-days'

const ago = (count: number, unit: string): string => `${counted(count, unit)} ago`

/**
 * How long ago in words: 'today', 'yesterday', '2 days ago', '3 weeks ago', '4 months ago', '2 years ago'.
 * Days are UTC calendar days; a moment in the future counts as today; an invalid date gives ''.
 */
export function agoInWords(date: Date, now: Date): string {
  const days = daysBetween(date, now)
  if (Number.isNaN(days)) return ''
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return ago(days, 'day')
  if (days < 61) return ago(Math.floor(days / 7), 'week')
  if (days < 731) return ago(Math.floor(days / 30.44), 'month')
  return ago(Math.floor(days / 365.25), 'year')
}

/** Freshness as shown on a card: 'added today', 'added 2 days ago'. '' for an invalid date. */
export function addedInWords(date: Date, now: Date): string {
  const words = agoInWords(date, now)
  return words && `added ${words}`
}

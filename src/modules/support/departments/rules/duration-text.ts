/** '4 h', '30 min', '1 h 30 min', '1:30', '1.5 hours'. A bare number could be either, and is neither. */
const HOURS_AND_MINUTES =
  /^(?:(\d{1,4}(?:[.,]\d{1,2})?)\s*h(?:ours?|rs?)?)?\s*(?:(\d{1,6})\s*m(?:in(?:utes?|s)?)?)?$/i
const CLOCK = /^(\d{1,4}):([0-5]\d)$/

/** Minutes of a duration as people type it; null for anything else, and for none. */
export function minutesIn(text: string): number | null {
  const typed = text.trim()
  const [, hours, minutes] = CLOCK.exec(typed) ?? (typed === '' ? null : HOURS_AND_MINUTES.exec(typed)) ?? []
  if (hours === undefined && minutes === undefined) return null
  const sum = Number((hours ?? '0').replace(',', '.')) * 60 + Number(minutes ?? 0)
  return Number.isInteger(sum) && sum > 0 ? sum : null
}

/** A duration in hours and minutes: '1 h 30 min', '45 min', '16 h'. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

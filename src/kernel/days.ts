/** A calendar day as it is stored and sent: '2026-11-22'. Days of this form sort as text. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const text = (date: Date): Day => date.toISOString().slice(0, 10)

export function partsOf(day: Day): [year: number, month: number, day: number] {
  const match = DAY.exec(day)
  if (!match) throw new RangeError(`'${day}' is not a day such as 2026-11-22`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

/** Whether a text is a day of the calendar, in the form 2026-11-20. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  return text(new Date(Date.UTC(year, month - 1, date + count)))
}

/** The same day so many months later, or the last of that month if it is shorter: 31 January → 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return text(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

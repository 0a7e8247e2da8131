'use client'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A table writes the same kind of date in every row; making a format takes longer than using it. */
export function formatInZone(
  timeZone: string,
  dateStyle: 'medium' | 'full',
  timeStyle?: 'short' | 'medium' | 'long',
) {
  const key = `${timeZone} ${dateStyle} ${timeStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle, timeStyle })
  formats.set(key, format)
  return format
}

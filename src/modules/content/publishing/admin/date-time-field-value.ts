const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a field of date and time shows it, in the viewer's zone; '' for none. */
export function fieldTime(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment that was entered in such a field, ISO in UTC; null for none. */
export function sentTime(entered: string): string | null {
  const at = new Date(entered)
  return entered === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** A value with fields, of which nothing else is known. */
export type Values = Readonly<Record<string, unknown>>

/** Whether a value from outside has fields; a list has none. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of the record in a field, given as an id or as the record itself; null if it is empty or no id. */
export function linkedId(link: unknown): number | null {
  const id = isRecord(link) ? link.id : link
  if (id == null || id === '') return null
  return Number.isInteger(Number(id)) ? Number(id) : null
}

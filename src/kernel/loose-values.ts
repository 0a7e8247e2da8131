/** A value with fields, of which nothing else is known. */
export type Values = Readonly<Record<string, unknown>>

/** Whether a value from outside has fields; a list has none. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

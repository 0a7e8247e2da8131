const NUMBER = /^(?:QT-\d{4}-)?0*(\d{1,10})$/i
const LARGEST = 2_147_483_647

/**
 * What a quote is called: QT-2026-417. The year is that of its request in UTC, so that the number never
 * changes with a setting.
 */
export const quoteNumber = (id: number, createdAt: string | Date): string =>
  `QT-${new Date(createdAt).getUTCFullYear()}-${id}`

/** The id in a quote's number, whatever its year, or in a plain number; null for any other text. */
export function idInQuoteNumber(text: string): number | null {
  const id = Number(NUMBER.exec(text.trim())?.[1] ?? Number.NaN)
  return id > 0 && id <= LARGEST ? id : null
}

const NUMBER = /^(?:OR-(\d{4})-)?0*(\d{1,10})$/i

/**
 * What an order is called: OR-2026-417. The year is that of its date in UTC, so that the number never
 * changes with a setting.
 */
export const orderNumber = (id: number, orderedAt: string | Date): string =>
  `OR-${new Date(orderedAt).getUTCFullYear()}-${id}`

/** The id in an order's number, whatever its year, or in a plain number; null for any other text. */
export function idInOrderNumber(text: string): number | null {
  const id = Number(NUMBER.exec(text.trim())?.[2] ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

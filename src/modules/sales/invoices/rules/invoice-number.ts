const NUMBER = /^PI-(\d{4})-(\d+)$/

/** The number of the invoice for a quote, and the name of its file: PI-2026-417. Revisions repeat it. */
export const invoiceNumber = (year: number, quoteId: number): string => `PI-${year}-${quoteId}`

/** The quote's id in an invoice number; null for any other text. */
export const quoteIdOf = (number: string): number | null => {
  const id = Number(NUMBER.exec(number)?.[2] ?? Number.NaN)
  return Number.isSafeInteger(id) ? id : null
}

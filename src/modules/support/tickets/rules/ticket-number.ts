const NUMBER = /^(?:TK-\d{4}-)?0*(\d{1,10})$/i
const LARGEST = 2_147_483_647

/** The id in a ticket's number TK-2026-417, whatever its year, or in a plain number; null for any other text. */
export function idInTicketNumber(text: string): number | null {
  const id = Number(NUMBER.exec(text.trim())?.[1] ?? Number.NaN)
  return id > 0 && id <= LARGEST ? id : null
}

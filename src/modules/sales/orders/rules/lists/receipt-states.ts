/** What a line of the list of payments is: money that came, money that went back, or a line that was undone. */
export const RECEIPT_STATES = ['RECEIVED', 'REFUNDED', 'UNDONE'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** Display names. */
export const RECEIPT_STATE_LABELS: Record<ReceiptState, string> = {
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  UNDONE: 'Undone',
}

/** The badge's colour family. */
export const RECEIPT_STATE_TONES = {
  RECEIVED: 'green',
  REFUNDED: 'amber',
  UNDONE: 'slate',
} as const satisfies Record<ReceiptState, string>

const NUMBER = /^RC-\d{4}-0*(\d{1,10})$/i

/** The id in a receipt's number, whatever its year; null for any other text. */
export function idInReceiptNumber(text: string): number | null {
  const id = Number(NUMBER.exec(text.trim())?.[1] ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

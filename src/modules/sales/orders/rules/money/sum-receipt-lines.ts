import type { ReceiptKind } from './undo-receipt'

/** A line of an order's money; the amount in minor units. */
type Line = { id: number; kind: ReceiptKind; amount: number; undoesId: number | null }

/** What a line adds to the money that has come. */
function effectOf({ amount, kind, undoesId }: Line, lines: readonly Line[]): number {
  if (kind !== 'UNDO') return kind === 'PAYMENT' ? amount : -amount
  const undone = lines.find(({ id }) => id === undoesId)
  return undone ? -effectOf(undone, lines) : 0
}

/**
 * What had come of an order when a line was written, with it: lines are never changed, so neither is this.
 *
 * @param lines of the order, in their order
 */
export const paidWith = (id: number, lines: readonly Line[]): number =>
  lines.filter((line) => line.id <= id).reduce((sum, line) => sum + effectOf(line, lines), 0)

/** By how much the price was reduced by lines that count. */
export const goodwillIn = (lines: readonly { amount: number; isGoodwill: boolean }[]): number =>
  lines.filter(({ isGoodwill }) => isGoodwill).reduce((sum, { amount }) => sum + amount, 0)

/** The lines that count: payments and refunds that nobody undid. */
export const countingLines = <L extends Line>(lines: readonly L[]): L[] =>
  lines.filter(({ id, kind }) => kind !== 'UNDO' && !lines.some(({ undoesId }) => undoesId === id))

import { dayInWords } from '@/kernel/time/day-in-words'
import type { Turn } from '../rules/purchase-turns'
import * as words from './words'

/** By which day something is the customer's turn, as in the invoice and the e-mails; nothing while there is none. */
export function DueDay({ turn: { by, isLate } }: { turn: Pick<Turn, 'by' | 'isLate'> }) {
  if (!by) return null
  return (
    <span className={isLate ? 'text-red' : 'text-soft'}>
      {isLate ? words.wasDue : words.by} <time dateTime={by}>{dayInWords(by)}</time>.
    </span>
  )
}

import { normalForm } from '@/kernel/text/normal-form'

/** A transaction id as it is compared: two clerks may type capitals and blanks differently. */
const keyOf = (id: string): string =>
  normalForm(id, 'NFKC')
    .replace(/[\s\p{Z}\p{Cf}]/gu, '')
    .toLowerCase()

/** Whether two transaction ids mean the same transaction; one that is empty means none. */
export function isSameTransactionId(one: string | null, other: string | null): boolean {
  const key = keyOf(one ?? '')
  return key !== '' && key === keyOf(other ?? '')
}

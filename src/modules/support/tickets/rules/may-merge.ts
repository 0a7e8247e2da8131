import { err, ok, type Result } from '@/kernel/result'

/** Whose ticket it is: an account, or a stranger with an address. */
type Owner = { customerId: number | null; customerEmail: string | null }

export type MergeRefusal = 'other_customer' | 'other_address'

/**
 * Whether a ticket can become part of another: never that of another account, which would show its thread to a
 * stranger; with another address only if staff confirm that both are the same person's.
 */
export function mayMerge(from: Owner, into: Owner, isConfirmed: boolean): Result<null, MergeRefusal> {
  if (from.customerId !== null && into.customerId !== null)
    return from.customerId === into.customerId ? ok(null) : err('other_customer')
  const isSame =
    from.customerId === into.customerId &&
    from.customerEmail?.trim().toLowerCase() === into.customerEmail?.trim().toLowerCase()
  return isSame || isConfirmed ? ok(null) : err('other_address')
}

import type { AccountState } from '@/modules/accounts/access/rules/account-status'

/** What is known when somebody comes back from a provider whose identity belongs to no account yet. */
export type Newcomer = {
  email: string | null
  /** Whether the provider has proved the address. */
  emailVerified: boolean
  /** The account with this address, where there is one. */
  account: (AccountState & { isEmailVerified: boolean }) | null
}

/** What becomes of such a newcomer. */
export type Arrival =
  /** The identity is added to the account of the address. */
  | 'link'
  /** An active account: the address is proved. */
  | 'create'
  /** An account that waits for its address to be confirmed. */
  | 'create-pending'
  | 'refuse-no-email'
  /** The address has an account whose owner must sign in first and connect the provider there. */
  | 'refuse-connect-first'

/**
 * Nobody gets into an account by an address that has not been proved on both sides: the provider's word is taken
 * only where it has verified the address, and only for an account whose own address is confirmed.
 */
export function arrive({ email, emailVerified, account }: Newcomer): Arrival {
  if (!email) return 'refuse-no-email'
  if (!account) return emailVerified ? 'create' : 'create-pending'
  return emailVerified && account.isEmailVerified && account.status !== 'PENDING'
    ? 'link'
    : 'refuse-connect-first'
}

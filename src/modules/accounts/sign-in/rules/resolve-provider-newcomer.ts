import type { AccountState } from '@/modules/accounts/access/rules/may-sign-in'

/** What is known when a person returns from a provider whose identity belongs to no account yet. */
export type Newcomer = {
  email: string | null
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  /** The account with this address, if there is one. */
  account: (AccountState & { isEmailVerified: boolean }) | null
}

/** What happens with such a newcomer. */
export type Arrival =
  /** The identity is added to the account with this address. */
  | 'link'
  /** An active account: the address is verified. */
  | 'create'
  /** A new account that waits for its address to be confirmed. */
  | 'create-pending'
  | 'refuse-no-email'
  /** The address has an account whose owner must sign in first and connect the provider there. */
  | 'refuse-connect-first'

/**
 * An address gives access to an account only if it is verified on both sides: the provider must have verified
 * it, and the account's own address must be confirmed.
 */
export function resolveProviderNewcomer({ email, emailVerified, account }: Newcomer): Arrival {
  if (!email) return 'refuse-no-email'
  if (!account) return emailVerified ? 'create' : 'create-pending'
  return emailVerified && account.isEmailVerified && account.status !== 'PENDING'
    ? 'link'
    : 'refuse-connect-first'
}

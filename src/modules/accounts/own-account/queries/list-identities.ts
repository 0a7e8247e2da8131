import { sql } from '@payloadcms/db-postgres'
import {
  configuredProviders,
  PROVIDER_TITLES,
  PROVIDERS,
  type ProviderName,
} from '@/modules/accounts/sign-in/operations/oauth-providers'
import { iso, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** A provider of sign-ins as an account stands to it. */
export type Identity = {
  provider: ProviderName
  title: string
  /** Whether this installation can send people there at all. */
  isOffered: boolean
  isConnected: boolean
  /** The address that the account has there, where the provider says it. */
  email: string | null
  /** ISO. */
  connectedAt: string | null
}

/** The providers that an account is connected to, and those that it could be. */
export async function listIdentities(db: Db, userId: number): Promise<Identity[]> {
  const { rows } = await db.execute(
    sql`SELECT provider, email, created_at FROM user_identities WHERE user_id = ${userId}`,
  )
  const offered = configuredProviders()
  return PROVIDERS.map((provider) => {
    const row = rows.find((one) => one.provider === provider)
    return {
      provider,
      title: PROVIDER_TITLES[provider],
      isOffered: offered.includes(provider),
      isConnected: row !== undefined,
      email: textOrNull(row?.email),
      connectedAt: row ? iso(row.created_at) : null,
    }
  }).filter(({ isOffered, isConnected }) => isOffered || isConnected)
}

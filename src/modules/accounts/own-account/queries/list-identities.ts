import { sql } from '@payloadcms/db-postgres'
import {
  configuredProviders,
  PROVIDER_TITLES,
  PROVIDERS,
  type ProviderName,
} from '@/modules/accounts/sign-in/operations/oauth-providers'
import { userIdentities } from '@/modules/accounts/sign-in/queries/tables'
import { select } from '@/server/rows/select'
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

const CONNECTED = {
  provider: userIdentities.provider,
  email: userIdentities.email,
  connectedAt: userIdentities.createdAt,
}

/** The providers that an account is connected to, and those that it could be. */
export async function listIdentities(db: Db, userId: number): Promise<Identity[]> {
  const rows = await select(db, CONNECTED, sql`FROM user_identities WHERE user_id = ${userId}`)
  const offered = configuredProviders()
  return PROVIDERS.map((provider) => {
    const row = rows.find((one) => one.provider === provider)
    return {
      provider,
      title: PROVIDER_TITLES[provider],
      isOffered: offered.includes(provider),
      isConnected: row !== undefined,
      email: row?.email ?? null,
      connectedAt: row?.connectedAt ?? null,
    }
  }).filter(({ isOffered, isConnected }) => isOffered || isConnected)
}

import { sql } from '@payloadcms/db-postgres'
import { configuredProviders } from '@/modules/accounts/sign-in/queries/read-oauth-providers'
import { userIdentities } from '@/modules/accounts/sign-in/queries/tables'
import {
  PROVIDER_TITLES,
  PROVIDERS,
  type ProviderName,
} from '@/modules/accounts/sign-in/rules/oauth-providers'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

/** A sign-in provider's connection to an account. */
export type Identity = {
  provider: ProviderName
  title: string
  /** Whether this installation has credentials for the provider. */
  isOffered: boolean
  isConnected: boolean
  /** The account's address at the provider, if it discloses one. */
  email: string | null
  /** ISO. */
  connectedAt: string | null
}

const CONNECTED = {
  provider: userIdentities.provider,
  email: userIdentities.email,
  connectedAt: userIdentities.createdAt,
}

/** The providers that an account is connected to, and those it could connect to. */
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

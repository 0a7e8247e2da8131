import { env } from '@/server/env'
import { PROVIDER_TITLES, PROVIDERS, type ProviderName } from '../rules/oauth-providers'

/** The providers that this installation has credentials for. */
export const configuredProviders = (): ProviderName[] =>
  PROVIDERS.filter((name) => credentialsOf(name) !== null)

/** A provider as the sign-in shows it; `isOff` where it only shows how it is switched on. */
export type OfferedProvider = { name: ProviderName; title: string; isOff: boolean }

/** The providers that the sign-in shows: those that are set up, and in a demonstration the others, switched off. */
export const offeredProviders = (): OfferedProvider[] =>
  PROVIDERS.map((name) => ({
    name,
    title: PROVIDER_TITLES[name],
    isOff: credentialsOf(name) === null,
  })).filter(({ isOff }) => !isOff || env().DEMO === 'on')

/** The credentials of this installation at a provider; null for none. */
export function credentialsOf(name: ProviderName): { id: string; secret: string } | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = env()
  const [id, secret] =
    name === 'google'
      ? [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET]
      : [FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET]
  return id && secret ? { id, secret } : null
}

/** Providers that can vouch for a person instead of a password. */
export const PROVIDERS = ['google', 'facebook'] as const

export type ProviderName = (typeof PROVIDERS)[number]

export const PROVIDER_TITLES: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' }

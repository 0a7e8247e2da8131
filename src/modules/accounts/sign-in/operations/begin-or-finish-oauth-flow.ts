import * as client from 'openid-client'
import { env } from '@/server/env'
import { credentialsOf } from '../queries/read-oauth-providers'
import { PROVIDER_TITLES, type ProviderName } from '../rules/oauth-providers'

/** A provider's data about a person. Texts are unverified; only the subject can be trusted. */
export type ProviderProfile = {
  /** Stable and unique at the provider. */
  subject: string
  email: string | null
  /** Whether the provider itself has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What the browser stores between going to the provider and coming back. */
export type FlowSecret = { state: string; nonce: string; verifier: string }

const configurations = new Map<string, Promise<client.Configuration>>()

/** The provider's addresses and our credentials there; fetched once, and again after a failure. */
function configurationOf(name: ProviderName): Promise<client.Configuration> {
  const known = configurations.get(name)
  if (known) return known
  const configuration = name === 'google' ? discoverGoogle() : Promise.resolve(describeFacebook())
  configurations.set(name, configuration)
  configuration.catch(() => configurations.delete(name))
  return configuration
}

const isPlainHttp = (address: string): boolean => address.startsWith('http:')

function discoverGoogle(): Promise<client.Configuration> {
  const { id, secret } = needed('google')
  const { GOOGLE_ISSUER } = env()
  // A test's provider runs on this machine, without a certificate.
  const execute = isPlainHttp(GOOGLE_ISSUER) ? [client.allowInsecureRequests] : []
  return client.discovery(new URL(GOOGLE_ISSUER), id, secret, undefined, { execute })
}

/** Facebook supports OAuth 2 without a discovery document or an ID token. */
function describeFacebook(): client.Configuration {
  const { id, secret } = needed('facebook')
  const { FACEBOOK_URL, FACEBOOK_GRAPH_URL } = env()
  const server = {
    issuer: FACEBOOK_URL,
    authorization_endpoint: `${FACEBOOK_URL}/dialog/oauth`,
    token_endpoint: `${FACEBOOK_GRAPH_URL}/oauth/access_token`,
  }
  const configuration = new client.Configuration(server, id, secret, client.ClientSecretPost(secret))
  if (isPlainHttp(FACEBOOK_URL)) client.allowInsecureRequests(configuration)
  return configuration
}

function needed(name: ProviderName): { id: string; secret: string } {
  const credentials = credentialsOf(name)
  if (!credentials) throw new Error(`${PROVIDER_TITLES[name]} is not set up`)
  return credentials
}

/** The address that a provider redirects back to. */
export const callbackUrl = (name: ProviderName): string =>
  `${env().SERVER_URL}/api/v1/auth/oauth/${name}/callback`

/** The address of the provider's page, and what to store until the return. */
export async function beginOauthFlow(name: ProviderName): Promise<{ address: URL; secret: FlowSecret }> {
  const configuration = await configurationOf(name)
  const secret = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(name),
    scope: name === 'google' ? 'openid email profile' : 'public_profile,email',
    state: secret.state,
    code_challenge: await client.calculatePKCECodeChallenge(secret.verifier),
    code_challenge_method: 'S256',
    ...(name === 'google' && { nonce: secret.nonce }),
  })
  return { address, secret }
}

/**
 * Identifies the person who returns from a provider.
 *
 * @param search the query that the provider sent back
 * @throws client.AuthorizationResponseError if the person or the provider refused, another error if a check
 * fails (state, nonce, signature, issuer, expiry)
 */
export async function finishOauthFlow(
  name: ProviderName,
  search: string,
  secret: FlowSecret,
): Promise<ProviderProfile> {
  const configuration = await configurationOf(name)
  const tokens = await client.authorizationCodeGrant(
    configuration,
    // Behind a proxy the request's own address may differ from the one given to the provider.
    new URL(callbackUrl(name) + search),
    {
      expectedState: secret.state,
      pkceCodeVerifier: secret.verifier,
      ...(name === 'google' && { expectedNonce: secret.nonce, idTokenExpected: true }),
    },
  )
  if (name === 'google') return googleProfile(tokens.claims() ?? {})
  const { FACEBOOK_GRAPH_URL } = env()
  const me = new URL(`${FACEBOOK_GRAPH_URL}/me?fields=id,email,first_name,last_name`)
  const answer = await client.fetchProtectedResource(configuration, tokens.access_token, me, 'GET')
  if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`)
  return facebookProfile((await answer.json()) as Record<string, unknown>)
}

type Claims = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const googleProfile = (claims: Claims): ProviderProfile => ({
  subject: needSubject(claims.sub),
  email: text(claims.email) || null,
  emailVerified: claims.email_verified === true,
  firstName: text(claims.given_name),
  lastName: text(claims.family_name),
})

const facebookProfile = (claims: Claims): ProviderProfile => ({
  subject: needSubject(claims.id),
  email: text(claims.email) || null,
  emailVerified: false,
  firstName: text(claims.first_name),
  lastName: text(claims.last_name),
})

function needSubject(value: unknown): string {
  const subject = text(value)
  if (subject === '') throw new Error('The provider named nobody')
  return subject
}

import { createHash, randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import Provider from 'oidc-provider'

/** The address of this product in these tests. */
export const OWN = 'http://localhost:3000'
export const callbackOf = (name: string): string => `${OWN}/api/v1/auth/oauth/${name}/callback`

/** The person at the browser, as known to a provider; `cancels` declines the provider's request. */
export type Someone = {
  sub: string
  email?: string
  emailVerified?: boolean
  firstName?: string
  lastName?: string
  cancels?: boolean
}

/** A provider that runs for the tests: its address, and who is signed in there. */
export type TestProvider = { url: string; someone: Someone; close: () => Promise<void> }

async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', () => ready())
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const closing = (server: Server) => () =>
  new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

export type GoogleOptions = {
  port?: number
  /** Where it redirects back to. */
  callback?: string
  /** The page on which every visitor chooses a user; null without one. */
  choose?: (request: IncomingMessage, response: ServerResponse) => Promise<Someone | null>
}

/** A real OpenID provider in place of Google; unless it has such a page, every visitor is signed in as `someone`. */
export async function startGoogle({ port, callback, choose }: GoogleOptions = {}): Promise<TestProvider> {
  let handle: RequestListener = () => undefined
  const server = createServer((request, response) => handle(request, response))
  const url = await listen(server, port)
  const known = new Map<string, Someone>()
  const here: TestProvider = { url, someone: { sub: 'nobody' }, close: closing(server) }
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'kaido',
        client_secret: 'kaido-secret',
        redirect_uris: [callback ?? callbackOf('google')],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['only for tests'] },
    // Like Google: the claims of the scopes are in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(known.get(id) ?? { sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    const someone = choose ? await choose(request, response) : here.someone
    if (!someone) return
    known.set(someone.sub, someone)
    const answer = someone.cancels
      ? { error: 'access_denied', error_description: 'The person said no' }
      : { login: { accountId: someone.sub } }
    await provider.interactionFinished(request, response, answer)
  }
  return here
}

const claimsOf = ({ sub, email, emailVerified, firstName, lastName }: Someone) => ({
  sub,
  email,
  email_verified: emailVerified ?? false,
  given_name: firstName,
  family_name: lastName,
})

/** In place of Facebook: OAuth 2 with one-time codes, PKCE, and a profile. */
export async function startFacebook(): Promise<TestProvider> {
  const codes = new Map<string, { challenge: string; someone: Someone }>()
  const tokens = new Map<string, Someone>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', here.url)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/dialog/oauth') {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      if (here.someone.cancels) back.searchParams.set('error', 'access_denied')
      else {
        const code = randomUUID()
        codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', someone: here.someone })
        back.searchParams.set('code', code)
      }
      return response.writeHead(302, { location: back.href }).end()
    }
    if (pathname === '/oauth/access_token') {
      const given = new URLSearchParams(await readText(request))
      const grant = codes.get(given.get('code') ?? '')
      codes.delete(given.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(given.get('code_verifier') ?? '')
        .digest('base64url')
      if (grant?.challenge !== challenge || given.get('client_secret') !== 'kaido-secret')
        return json(400, { error: 'invalid_grant' })
      const token = randomUUID()
      tokens.set(token, grant.someone)
      return json(200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
    }
    const someone = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!someone) return json(401, { error: 'unknown token' })
    const { sub, email, firstName, lastName } = someone
    return json(200, { id: sub, email, first_name: firstName, last_name: lastName })
  })
  const here: TestProvider = { url: '', someone: { sub: 'nobody' }, close: closing(server) }
  here.url = await listen(server)
  return here
}

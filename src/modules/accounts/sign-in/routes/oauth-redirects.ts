import { AuthorizationResponseError } from 'openid-client'
import { parseCookies } from 'payload'
import type { RouteContext } from '@/api/route-type'
import { AppError } from '@/kernel/errors'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import { readSigned, signValue } from '@/server/signed-value'
import {
  beginOauthFlow,
  callbackUrl,
  type FlowSecret,
  finishOauthFlow,
} from '../operations/begin-or-finish-oauth-flow'
import { connectProvider, signInWithProvider } from '../operations/sign-in-with-or-connect-provider'
import { configuredProviders } from '../queries/read-oauth-providers'
import type { ProviderName } from '../rules/oauth-providers'
import { safeReturn } from '../rules/safe-return'
import { secondFactorHref } from '../rules/second-factor'
import { setDeviceCookie } from './device-cookie'
import { setSessionCookie } from './session-cookie'

const COOKIE = 'kaido-oauth'
const MINUTES = 10
const PURPOSE = 'oauth-flow'

/**
 * What the browser carries to the provider and back. `connect` is the account that a provider is added to.
 */
type Flow = { provider: ProviderName; secret: FlowSecret; returnTo: string; connect: number | null }

/**
 * GET /auth/oauth/{provider}: redirects to the provider; `?next=` is the final page, `?connect=1` adds the
 * provider to the caller's own account.
 */
export async function startProvider(
  context: RouteContext,
  name: string,
  query: URLSearchParams,
): Promise<Response> {
  const provider = configuredProviders().find((one) => one === name)
  if (!provider) return toError(context, 'not-configured')
  const userId = context.req.user ? Number(context.req.user.id) : null
  const connect = query.get('connect') === '1' ? userId : null
  try {
    const { address, secret } = await beginOauthFlow(provider)
    const flow: Flow = { provider, secret, returnTo: safeReturn(query.get('next')), connect }
    const expires = new Date(Date.now() + MINUTES * 60_000)
    setFlowCookie(context, signValue(PURPOSE, flow, expires), MINUTES * 60)
    return redirect(context, address.href)
  } catch (error) {
    logger.warn({ err: error, provider }, 'a sign-in provider could not be reached')
    return toError(context, 'unreachable', provider)
  }
}

/** GET /auth/oauth/{provider}/callback: back from the provider. Every outcome ends on a page. */
export async function returnFromProvider(
  context: RouteContext,
  name: string,
  search: string,
): Promise<Response> {
  const packed = parseCookies(context.req.headers).get(COOKIE)
  const flow = readSigned(PURPOSE, packed, new Date()) as Flow | null
  setFlowCookie(context, '', 0)
  if (flow?.provider !== name) return toError(context, 'expired')
  try {
    return await finish(context, flow, search)
  } catch (error) {
    if (error instanceof AppError) return toError(context, 'taken', flow.provider)
    if (error instanceof AuthorizationResponseError)
      return toError(context, error.error === 'access_denied' ? 'cancelled' : 'provider', flow.provider)
    logger.warn({ err: error, provider: flow.provider }, 'the answer of a sign-in provider does not hold')
    return toError(context, 'provider', flow.provider)
  }
}

async function finish(context: RouteContext, flow: Flow, search: string): Promise<Response> {
  const { req } = context
  const { provider } = flow
  const isSomebodyElse = flow.connect !== null && Number(req.user?.id) !== flow.connect
  if (isSomebodyElse) return toError(context, 'expired')
  const profile = await finishOauthFlow(provider, search, flow.secret)
  if (flow.connect !== null) {
    await connectProvider(req, provider, profile)
    return redirect(context, page('/account-settings/security', { connected: provider }))
  }
  const outcome = await signInWithProvider(req, provider, profile)
  if (outcome.kind === 'refused') return toError(context, outcome.reason, provider)
  if (outcome.kind === 'confirm-email') return redirect(context, page('/auth/sign-up-success', {}))
  if (outcome.kind === 'challenged') {
    return redirect(context, secondFactorHref(outcome.challenge, flow.returnTo))
  }
  setSessionCookie(context, outcome.session)
  setDeviceCookie(context, Number(req.user?.id))
  const message = outcome.isNew ? 'welcome' : outcome.restored ? 'restored' : undefined
  return redirect(context, page('/auth/callback', { next: flow.returnTo, ...(message && { say: message }) }))
}

function setFlowCookie(context: RouteContext, value: string, seconds: number): void {
  const secure = env().SERVER_URL.startsWith('https:') ? '; Secure' : ''
  const path = new URL(callbackUrl('google')).pathname.replace(/\/google\/callback$/, '')
  context.answer.append(
    'Set-Cookie',
    `${COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

const page = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

const toError = (context: RouteContext, reason: string, provider?: ProviderName): Response =>
  redirect(context, page('/auth/error', { reason, ...(provider && { provider }) }))

function redirect({ answer }: RouteContext, location: string): Response {
  const headers = new Headers(answer)
  headers.set('Location', location)
  return new Response(null, { status: 303, headers })
}

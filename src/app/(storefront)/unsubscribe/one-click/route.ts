import { unsubscribe } from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'

export const dynamic = 'force-dynamic'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Redirects to the page with the button. E-mail scanners follow every link, so a GET changes nothing. */
const toPage = (token: string): Response => {
  const location = new URL('/unsubscribe', env().SERVER_URL)
  location.searchParams.set('token', token)
  const headers = { location: location.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 303, headers })
}

export const GET = (request: Request): Response => toPage(tokenOf(request))

/**
 * Unsubscribes a recipient. A mail program sends 'List-Unsubscribe=One-Click' (RFC 8058) and gets no
 * redirect; the page's form is redirected back to it. No session is needed: the link is the proof.
 */
export async function POST(request: Request): Promise<Response> {
  const token = tokenOf(request)
  const form = new URLSearchParams((await request.text()).slice(0, 1_000))
  const payload = runningPayload()
  const isKnown = await unsubscribe(payload, token, new Date(), form.get('everything') === 'yes')
  if (!isKnown) return new Response('This link is not valid.', { status: 404 })
  return form.get('List-Unsubscribe') === 'One-Click'
    ? new Response('You will no longer receive these e-mails.', { headers: { 'cache-control': 'no-store' } })
    : toPage(token)
}

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { recordSignInFailure } from './audit'
import { clientAddress } from './client-address'
import { refusedInEvenTime } from './even-time'
import { refuseForeignWrite } from './origin'
import { afterSignIn, beforeSignIn } from './sign-in-guard'
import { signedInUser } from './signed-in'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const SIGN_IN = 'POST users/login'
/** What Payload says to a wrong password, and we to an unknown account. */
const WRONG = 'The email or password provided is incorrect.'

/** Calls of the admin's own sign-in that must work before anybody is known. */
const OPEN_CALLS = new Set([SIGN_IN, 'POST users/logout', 'GET users/me', 'POST users/refresh-token'])

/**
 * Payload's own REST interface serves the admin area, so it is for active staff and for signing in to it.
 * Everyone else gets the product's contract under /api/v1.
 */
export const staffOnly =
  (handler: Handler): Handler =>
  async (request, context) => {
    const payload = await getPayload({ config })
    const call = `${request.method} ${((await context.params).slug ?? []).join('/')}`
    try {
      refuseForeignWrite(request.method, request.headers, `${payload.config.cookiePrefix}-token`)
      if (call === SIGN_IN)
        return await refusedInEvenTime(() => guardedSignIn(payload, request, () => handler(request, context)))
      if (!OPEN_CALLS.has(call)) await requireStaff(payload, request.headers)
      return await handler(request, context)
    } catch (error) {
      if (error instanceof Response) return error
      if (error instanceof AppError) return refusal(error)
      throw error
    }
  }

async function requireStaff(payload: Payload, headers: Headers): Promise<void> {
  const user = await signedInUser(payload, headers)
  if (user?.role && user.status === 'ACTIVE') return
  throw user
    ? new AppError('forbidden', 'You are not allowed to do this.')
    : new AppError('unauthenticated', 'Please sign in.')
}

/**
 * The admin's own sign-in under the same limits as the contract's, and with the same silence about accounts.
 *
 * @throws Response when it is refused, AppError after too many tries
 */
async function guardedSignIn(
  payload: Payload,
  request: Request,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const given = { ...(await credentialsOf(request.clone())), address: clientAddress(request.headers) }
  if (!(await beforeSignIn(payload, given))) {
    const reason = 'No such account, or it is locked'
    await recordSignInFailure(payload, { email: given.email, reason, ip: given.address })
    throw Response.json({ errors: [{ message: WRONG }] }, { status: 401 })
  }
  const answer = await signIn()
  if (!answer.ok) throw answer
  await afterSignIn(payload, given)
  return answer
}

/** What the sign-in form sent: JSON, or a form whose field `_payload` holds it. */
async function credentialsOf(request: Request): Promise<{ email: string; password: string }> {
  const sent = await readFields(request).catch(() => null)
  const text = (key: string): string => {
    const value =
      sent && typeof sent === 'object' && key in sent ? (sent as Record<string, unknown>)[key] : ''
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password') }
}

async function readFields(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return request.json()
  const form = await request.formData()
  const packed = form.get('_payload')
  return typeof packed === 'string' ? JSON.parse(packed) : Object.fromEntries(form)
}

/** In the shape that Payload's admin reads, with the contract's code beside it. */
function refusal({ message, code, status, retryAfter }: AppError): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return Response.json({ message, error: code, errors: [{ message }] }, { status, headers })
}

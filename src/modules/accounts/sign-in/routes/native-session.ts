import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { asProblem } from '@/api/problems'
import { AppError, forbidden } from '@/kernel/errors'
import { endOtherSessions, extendSession } from '@/modules/accounts/credentials/operations/sessions'
import { nativeRefusal } from '@/server/native/refusal'
import { isSignedIn, signIn } from '../operations/sign-in'
import { signOut } from '../operations/sign-out'
import { clearSessionCookie, setDeviceCookie, setSessionCookie } from './session-cookie'

type Answer = { body: object; headers: Headers }

/** One of Payload's own calls, answered by an operation of this product in the shape that its admin reads. */
const sessionCall = (path: string, work: (req: PayloadRequest) => Promise<Answer>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      const { body, headers } = await work(req)
      return Response.json(body, { headers })
    } catch (error) {
      const problem = asProblem(error)
      if (problem instanceof AppError) return nativeRefusal(problem)
      throw error
    }
  },
})

/** Said where the second step of a sign-in cannot be taken. */
const NATIVE_MESSAGE = 'Your account needs a second factor. Use “Sign in with a second factor” below.'

/** A call of Payload's own that would go round the product's: by links and sessions of its own, without a second factor. */
const closedCall = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => nativeRefusal(forbidden()),
})

const CLOSED = ['/forgot-password', '/reset-password', '/unlock', '/first-register', '/verify/:id']

/**
 * The sign-in of the admin area and what belongs to it, in the place of Payload's own: those write the whole person
 * back as it was read before, so that a block, a change or a session of the meantime would be undone. They come before
 * Payload's, whichever way a call's address is spelled.
 */
export const nativeSessionCalls: readonly Endpoint[] = [
  sessionCall('/login', async (req) => {
    const outcome = await signIn(req, await credentialsOf(req))
    if (!isSignedIn(outcome)) throw forbidden(NATIVE_MESSAGE)
    const { exp, token } = outcome
    return withSession(req, token, { message: 'Authentication Passed', exp, token })
  }),
  sessionCall('/refresh-token', async (req) => {
    const { exp, token } = await extendSession(req)
    return withSession(req, token, { message: 'Token refresh successful', exp, refreshedToken: token })
  }),
  sessionCall('/logout', async (req) => {
    if (req.user) {
      if (req.searchParams.get('allSessions') === 'true') await endOtherSessions(req)
      await signOut(req)
    }
    const headers = new Headers()
    clearSessionCookie({ payload: req.payload, answer: headers })
    return { body: { message: 'Logged out successfully.' }, headers }
  }),
  ...CLOSED.map(closedCall),
]

/** What the form sent. What cannot be read holds no password, which is refused as a wrong one is. */
async function credentialsOf(req: PayloadRequest) {
  await addDataAndFileToRequest(req).catch(() => {
    req.data = undefined
  })
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { email, password } = req.data ?? {}
  return { email: text(email), password: text(password), headers: req.headers }
}

/** The answer of a call that leaves somebody signed in: the cookie, and the person as the person may see it. */
async function withSession(req: PayloadRequest, token: string, body: object): Promise<Answer> {
  const { payload, user } = req
  const headers = new Headers()
  setSessionCookie({ payload, answer: headers }, token)
  setDeviceCookie({ req, answer: headers }, Number(user?.id))
  const person = await payload.findByID({
    collection: 'users',
    id: Number(user?.id),
    req,
    overrideAccess: false,
    depth: 0,
  })
  return { body: { ...body, user: { ...person, collection: 'users', _strategy: 'local-jwt' } }, headers }
}

import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { mapError } from '@/api/map-error'
import { AppError, forbidden } from '@/kernel/errors'
import { endOtherSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import {
  extendSession,
  type SignedIn,
} from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { nativeRefusal } from '@/server/native/native-refusal'
import { isSignedIn, signIn } from '../operations/sign-in'
import { signOut } from '../operations/sign-out'
import { setDeviceCookie } from './device-cookie'
import { clearSessionCookie, setSessionCookie } from './session-cookie'

type Answer = { body: object; headers: Headers }

/** One of Payload's own calls, answered by an operation of this product in the format of Payload's admin. */
const sessionCall = (path: string, work: (req: PayloadRequest) => Promise<Answer>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      const { body, headers } = await work(req)
      return Response.json(body, { headers })
    } catch (error) {
      const problem = mapError(error)
      if (problem instanceof AppError) return nativeRefusal(problem)
      throw error
    }
  },
})

/** The message if the second step of a sign-in is not possible here. */
const NATIVE_MESSAGE = 'Your account needs a second factor. Use “Sign in with a second factor” below.'

/**
 * A native call that would bypass the product's own: with its own links and sessions, without a second
 * factor.
 */
const closedCall = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => nativeRefusal(forbidden()),
})

const CLOSED = ['/forgot-password', '/reset-password', '/unlock', '/first-register', '/verify/:id']

/**
 * The admin area's sign-in and related calls, replacing Payload's own: those write back the whole user as
 * previously read, which would undo a block, change or session from in between. They precede Payload's,
 * however a call's address is spelled.
 */
export const payloadSessionCalls: readonly Endpoint[] = [
  sessionCall('/login', async (req) => {
    const outcome = await signIn(req, await credentialsOf(req))
    if (!isSignedIn(outcome)) throw forbidden(NATIVE_MESSAGE)
    const { exp, token } = outcome
    return withSession(req, outcome, { message: 'Authentication Passed', exp, token })
  }),
  sessionCall('/refresh-token', async (req) => {
    const session = await extendSession(req)
    const { exp, token } = session
    return withSession(req, session, { message: 'Token refresh successful', exp, refreshedToken: token })
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

/** The form's input. An unreadable body has no password, and is refused like a wrong one. */
async function credentialsOf(req: PayloadRequest) {
  await addDataAndFileToRequest(req).catch(() => {
    req.data = undefined
  })
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { email, password } = req.data ?? {}
  return { email: text(email), password: text(password), headers: req.headers }
}

/**
 * The response of a call that leaves a person signed in: the cookie, and the person as visible to themselves.
 */
async function withSession(req: PayloadRequest, session: SignedIn, body: object): Promise<Answer> {
  const { payload, user } = req
  const headers = new Headers()
  setSessionCookie({ payload, answer: headers }, session)
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

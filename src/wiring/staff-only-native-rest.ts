import { createLocalReq, type Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { withSoundBody } from '@/server/native/check-native-body'
import { nativeRefusal } from '@/server/native/native-refusal'
import { refuseForeignWrite } from '@/server/request-origin'
import { isUnavailable, tryLater } from '@/server/service-unavailable'
import { signedInUser } from '@/server/signed-in-user'
import { openPayload } from './open-payload'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Calls of the admin's own sign-in that must work without a session. */
const OPEN_CALLS = new Set([
  'POST users/login',
  'POST users/logout',
  'GET users/me',
  'POST users/refresh-token',
])

/**
 * Payload's own REST interface serves the admin area, so it is for active staff and for signing in to it.
 * Everyone else uses the product's contract under /api/v1.
 */
export const staffOnly =
  (handler: Handler): Handler =>
  async (request, context) => {
    const payload = await openPayload()
    const call = `${request.method} ${((await context.params).slug ?? []).join('/')}`
    try {
      refuseForeignWrite(request.method, request.headers, `${payload.config.cookiePrefix}-token`)
      const isOpen = OPEN_CALLS.has(call)
      if (!isOpen) await requireStaff(payload, request.headers)
      return await handler(await withSoundBody(request, isOpen ? 'stranger' : 'staff'), context)
    } catch (error) {
      if (error instanceof AppError) return nativeRefusal(error)
      if (isUnavailable(error)) return nativeRefusal(tryLater())
      throw error
    }
  }

async function requireStaff(payload: Payload, headers: Headers): Promise<void> {
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  if ((await actorOf(req)).kind === 'staff') return
  throw user
    ? new AppError('forbidden', 'You are not allowed to do this.')
    : new AppError('unauthenticated', 'Please sign in.')
}

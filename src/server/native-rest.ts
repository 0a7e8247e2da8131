import config from '@payload-config'
import { getPayload } from 'payload'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Calls of the admin's own sign-in that must work before anybody is known. */
const OPEN_CALLS = new Set([
  'POST users/login',
  'POST users/logout',
  'GET users/me',
  'POST users/refresh-token',
])

/**
 * Payload's own REST interface serves the admin area, so it is for active staff and for signing in to it.
 * Everyone else gets the product's contract under /api/v1.
 */
export const staffOnly =
  (handler: Handler): Handler =>
  async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/')
    if (OPEN_CALLS.has(`${request.method} ${path}`)) return handler(request, context)
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: request.headers })
    if (user?.role && user.status === 'ACTIVE') return handler(request, context)
    const status = user ? 403 : 401
    const message = user ? 'You are not allowed to do this.' : 'Please sign in.'
    return Response.json(
      { message, error: user ? 'forbidden' : 'unauthorized', errors: [{ message }] },
      { status },
    )
  }

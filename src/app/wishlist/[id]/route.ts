import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { AppError } from '@/kernel/errors'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-reasons'
import { toggleWishlist } from '@/modules/inventory/wishlist/operations/toggle-wishlist'
import {
  readWishIntent,
  WISH_INTENT_COOKIE,
  WISH_INTENT_SECONDS,
  WISHLIST,
} from '@/modules/inventory/wishlist/rules/wishlist'
import { backFrom } from '@/server/http/back-from'
import { headersForSession, isOwnOrigin } from '@/server/origin'
import { actorOf } from '@/server/permissions'
import { signedInUser } from '@/server/signed-in'

/**
 * The heart as a form, which needs no script: puts the vehicle on the list, or takes it off with `wished=off`, and
 * leads to the list. A guest is led to the sign-in, and the click waits in a cookie until that is done.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return new Response('This request comes from another site', { status: 403 })
  const id = readWishIntent((await params).id)
  if (id === null) return new Response('Not found', { status: 404 })
  // A body that is no form says nothing: then the heart means what it means.
  const isOn = (await request.formData().catch(() => null))?.get('wished') !== 'off'
  const payload = await getPayload({ config })
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  if ((await actorOf(req)).kind === 'guest')
    return seeOther(signInHref('wishlist', backFrom(request)), isOn ? String(id) : null)
  try {
    await toggleWishlist(req, id, isOn)
  } catch (error) {
    // A vehicle that is gone cannot be wished for any more, as the list that follows shows. All else is a fault.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
  return seeOther(WISHLIST, null)
}

const seeOther = (location: string, intent: string | null): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      'set-cookie': `${WISH_INTENT_COOKIE}=${intent ?? ''}; Path=/; Max-Age=${intent ? WISH_INTENT_SECONDS : 0}; SameSite=Lax; HttpOnly`,
      'cache-control': 'no-store',
    },
  })

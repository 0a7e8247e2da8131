import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-href'
import { toggleWishlist } from '@/modules/inventory/wishlist/operations/toggle-wishlist'
import { readWishIntent, WISH_INTENT_COOKIE } from '@/modules/inventory/wishlist/rules/wish-intent'
import { WISH_INTENT_SECONDS, WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import { actorOf } from '@/server/actor-of'
import { headersForSession } from '@/server/headers-for-session'
import { pathOfPreviousPage } from '@/server/http/path-of-previous-page'
import { cookieText, redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'
import { runningPayload } from '@/server/running-payload'
import { signedInUser } from '@/server/signed-in-user'

/**
 * The heart as a form, which works without scripts: adds the vehicle to the wishlist, or removes it with
 * `wished=off`, and redirects to the wishlist. A guest is sent to the sign-in, and the click waits in a
 * cookie until that is done.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  const id = readWishIntent((await params).id)
  if (id === null) return new Response('Not found', { status: 404 })
  // A body that is not a form has no value: the heart then toggles.
  const isOn = (await request.formData().catch(() => null))?.get('wished') !== 'off'
  const payload = runningPayload()
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  if ((await actorOf(req)).kind === 'guest')
    return seeOther(signInHref('wishlist', pathOfPreviousPage(request)), isOn ? String(id) : null)
  try {
    await toggleWishlist(req, id, isOn)
  } catch (error) {
    // A deleted vehicle can no longer be added, as the wishlist then shows. Anything else is a fault.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
  return seeOther(WISHLIST, null)
}

const seeOther = (location: string, intent: string | null): Response =>
  redirectFromForm(location, cookieText(WISH_INTENT_COOKIE, intent ?? '', intent ? WISH_INTENT_SECONDS : 0))

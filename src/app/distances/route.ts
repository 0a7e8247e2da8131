import {
  DISTANCES_COOKIE,
  DISTANCES_SECONDS,
  readDistanceUnit,
} from '@/modules/inventory/vehicles/rules/distance-unit'
import { backFrom } from '@/server/http/back-from'
import { isOwnOrigin } from '@/server/origin'

/** Saves what distances are shown in, and redirects back to the page; anything but a unit changes nothing. Works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return new Response('This request comes from another site', { status: 403 })
  const form = await request.formData().catch(() => null)
  const unit = readDistanceUnit(form?.get('unit'))
  const headers = new Headers({ location: backFrom(request), 'cache-control': 'no-store' })
  if (unit)
    headers.set(
      'set-cookie',
      `${DISTANCES_COOKIE}=${unit}; Path=/; Max-Age=${DISTANCES_SECONDS}; SameSite=Lax; HttpOnly`,
    )
  return new Response(null, { status: 303, headers })
}

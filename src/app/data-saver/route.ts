import { backFrom } from '@/server/http/back-from'
import { isOwnOrigin } from '@/server/origin'
import { DATA_SAVER_COOKIE } from '@/ui/offline/data-saver'

const ONE_YEAR_S = 31_536_000

/** Saves whether pictures wait to be tapped, and redirects back to the page. Works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return new Response('This request comes from another site', { status: 403 })
  // An unreadable choice counts as off.
  const form = await request.formData().catch(() => null)
  const choice = form?.get('choice') === 'on' ? 'on' : 'off'
  return new Response(null, {
    status: 303,
    headers: {
      location: backFrom(request),
      'set-cookie': `${DATA_SAVER_COOKIE}=${choice}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; HttpOnly`,
      'cache-control': 'no-store',
    },
  })
}

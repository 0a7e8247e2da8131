import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { AppError } from '@/kernel/errors'
import { savePort } from '@/modules/inventory/operations/save-port'
import { MARKETPLACE } from '@/modules/inventory/ui/marketplace/address'
import { backFrom } from '@/server/back-from'
import { headersForSession, isOwnOrigin } from '@/server/origin'
import { signedInUser } from '@/server/signed-in'

/** Remembers the port of destination, and leads back to the marketplace. Works without script. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return new Response('This request comes from another site', { status: 403 })
  const given = String((await request.formData().catch(() => null))?.get('port') ?? '')
  const payload = await getPayload({ config })
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  try {
    await savePort(req, /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null)
  } catch (error) {
    // Whoever is signed out by now is led to the sign-in by the page; a port that is gone is offered no more.
    if (!(error instanceof AppError)) throw error
  }
  const back = backFrom(request)
  const location = back.startsWith(MARKETPLACE) ? back : MARKETPLACE
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

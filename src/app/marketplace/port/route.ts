import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { AppError } from '@/kernel/errors'
import { savePort } from '@/modules/inventory/catalogue/operations/save-port'
import {
  MARKETPLACE,
  PORT_OUTCOME,
  type PortOutcome,
} from '@/modules/inventory/catalogue/ui/marketplace/address'
import { backFrom } from '@/server/http/back-from'
import { headersForSession, isOwnOrigin } from '@/server/origin'
import { signedInUser } from '@/server/signed-in'

/** Saves the port of destination, and redirects back to the marketplace. Works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers))
    return new Response('This request comes from another site', { status: 403 })
  // A body that is not a form names no port, which clears it like the empty choice.
  const given = String((await request.formData().catch(() => null))?.get('port') ?? '')
  const payload = await getPayload({ config })
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  const outcome = await savePort(req, /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null).then(
    () => 'saved' as const,
    outcomeOf,
  )
  const location = backToMarketplace(request, outcome)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * The page's message for an error; people signed out in the meantime are sent to the sign-in. A fault stays
 * one.
 */
function outcomeOf(error: unknown): PortOutcome | null {
  if (error instanceof AppError && error.code === 'not_found') return 'gone'
  if (error instanceof AppError && error.code === 'unauthenticated') return null
  throw error
}

/** The marketplace with the form's choices, and the result for the port. */
function backToMarketplace(request: Request, outcome: PortOutcome | null): string {
  const [path, query = ''] = backFrom(request).split('?')
  const choices = new URLSearchParams(path === MARKETPLACE ? query : '')
  choices.delete(PORT_OUTCOME)
  if (outcome) choices.set(PORT_OUTCOME, outcome)
  return choices.size > 0 ? `${MARKETPLACE}?${choices}` : MARKETPLACE
}

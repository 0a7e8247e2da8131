import { createLocalReq, type Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { safeReturn } from '@/modules/accounts/sign-in/rules/safe-return'
import { saveOwnPort } from '@/modules/inventory/destination-choice/operations/save-own-port'
import {
  DELIVER_TO_COOKIE,
  DELIVER_TO_SECONDS,
  DESTINATIONS,
  withoutPort,
} from '@/modules/inventory/destination-choice/rules/deliver-to'
import { readPortId } from '@/modules/inventory/destination-choice/rules/read-port-id'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { headersForSession } from '@/server/headers-for-session'
import { pathOfPreviousPage } from '@/server/http/path-of-previous-page'
import { cookieText, redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'
import { runningPayload } from '@/server/running-payload'
import { signedInUser } from '@/server/signed-in-user'

/**
 * Saves the port that vehicles are to be delivered to, in the account or else in the browser, and redirects back to the
 * page. An empty port is the choice of none; anything but an active port of destination changes nothing. Works without
 * scripts.
 */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  const form = await request.formData().catch(() => null)
  const given = form?.get('port')
  const port = readPortId(String(given ?? ''))
  const back = safeReturn(String(form?.get('back') ?? ''), pathOfPreviousPage(request))
  const isChoice = given === '' || port !== null
  const cookie = isChoice ? await store(runningPayload(), request, port) : null
  return redirectFromForm(withoutPort(back), cookie)
}

/** Whoever comes to this URL otherwise, or again, finds the choice on its page. */
export const GET = (): Response => new Response(null, { status: 307, headers: { location: DESTINATIONS } })

/** Saves the choice; returns the cookie that the browser is to store, if it changes. */
async function store(payload: Payload, request: Request, port: number | null): Promise<string | null> {
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  if (user) {
    const req = await createLocalReq({ req: { headers }, user }, payload)
    const isSaved = await saveOwnPort(req, port).then(() => true, ignoreUnknown)
    // The account's choice counts from now on, here too once its owner has signed out.
    return isSaved ? cookieOf(port) : null
  }
  const isKnown = port === null || (await readPublicPlaces(payload)).ports.some(({ id }) => id === port)
  return isKnown ? cookieOf(port) : null
}

/** A port that is no longer served changes nothing, as the page then shows. Anything else is a fault. */
function ignoreUnknown(error: unknown): false {
  if (error instanceof AppError && error.code === 'not_found') return false
  throw error
}

const cookieOf = (port: number | null): string =>
  cookieText(DELIVER_TO_COOKIE, String(port ?? ''), port === null ? 0 : DELIVER_TO_SECONDS)

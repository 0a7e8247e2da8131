import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-href'
import {
  subscribeToAvailability,
  unsubscribeFromAvailability,
} from '@/modules/inventory/availability-alerts/operations/subscribe-to-availability'
import {
  ALERT_INTENT_COOKIE,
  ALERT_INTENT_SECONDS,
  ALERT_PART,
  readAlertVehicle,
} from '@/modules/inventory/availability-alerts/rules/availability-alert'
import { actorOf } from '@/server/actor-of'
import { headersForSession } from '@/server/headers-for-session'
import { cookieText, redirectFromForm, refuseForeignForm } from '@/server/http/plain-form-response'
import { runningPayload } from '@/server/running-payload'
import { signedInUser } from '@/server/signed-in-user'

type Given = { params: Promise<{ id: string }> }

/**
 * Subscribes to a vehicle's availability, or unsubscribes with `wanted=off`, and redirects to the vehicle's page, which
 * shows the result. A guest is sent to the sign-in and comes back to that page; the wish waits in a cookie until then.
 */
export async function POST(request: Request, { params }: Given): Promise<Response> {
  const refused = refuseForeignForm(request)
  if (refused) return refused
  const id = readAlertVehicle((await params).id)
  if (id === null) return new Response('Not found', { status: 404 })
  const isOn = (await request.formData().catch(() => null))?.get('wanted') !== 'off'
  const payload = runningPayload()
  const headers = headersForSession(request.headers)
  const user = await signedInUser(payload, headers)
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  if ((await actorOf(req)).kind === 'guest')
    return seeOther(signInHref('free-notice', `/vehicles/${id}`), isOn ? String(id) : null)
  // A vehicle that was freed or sold meanwhile cannot be waited for, as its page then shows.
  await (isOn ? subscribeToAvailability(req, id).catch(ignoreRefusal) : unsubscribeFromAvailability(req, id))
  return seeOther(`/vehicles/${id}#${ALERT_PART}`, null)
}

/** Whoever comes to this URL otherwise finds the vehicle. */
export const GET = async (_: Request, { params }: Given): Promise<Response> => {
  const id = readAlertVehicle((await params).id)
  return new Response(null, {
    status: 307,
    headers: { location: id === null ? '/vehicles' : `/vehicles/${id}` },
  })
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict'))) throw error
}

const seeOther = (location: string, intent: string | null): Response =>
  redirectFromForm(location, cookieText(ALERT_INTENT_COOKIE, intent ?? '', intent ? ALERT_INTENT_SECONDS : 0))

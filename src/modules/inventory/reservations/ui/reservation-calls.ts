import { callApi } from '@/ui/client/call-from-storefront'
import type { BodyOf } from '@/ui/client/make-call'
import { toast } from '@/ui/toast'
import { isOpen, WAITING } from '../rules/reservation-states'
import { sentText } from '../rules/reservation-words'
import * as words from './dialog-words'
import { storeIntent, takeIntent } from './reservation-intent'
import {
  goSignIn,
  type OwnReservation,
  reservationsOnPage,
  setReservations,
} from './reservations-on-page-store'

const CONFLICT = 409

type Sent = BodyOf<'post', '/api/v1/vehicles/{id}/reserve'>['data']

/** Open reservations by vehicle. */
const ownOf = (sent: Sent): [number, OwnReservation][] => {
  const { expiresAt, queuePlace, status, vehicle } = sent
  return isOpen(status) ? [[vehicle.id, { status, queuePlace, expiresAt }]] : []
}

/** Fetches which vehicles the person has requested or reserved: one small call for all buttons. */
export async function fetchReservations(): Promise<void> {
  const answer = await callApi('get', '/api/v1/reservations/mine', {
    params: { query: { open: 'true', limit: '100' } },
  })
  if (!answer.ok) return
  const own = answer.body.data.flatMap((one) => ownOf(one))
  // A click made during the call is newer.
  setReservations(new Map([...own, ...reservationsOnPage()]))
}

/** What came of a request: its place in the queue, why there is none, or that it waits for the sign-in. */
export type Outcome =
  | { kind: 'sent'; message: string; place: number | null }
  | { kind: 'refused'; message: string }
  | { kind: 'signing-in' }

/** Sends a request. If the session has ended, it waits for the next sign-in. */
export async function sendRequest(id: number): Promise<Outcome> {
  const answer = await callApi('post', '/api/v1/vehicles/{id}/reserve', { params: { path: { id } } })
  if (answer.status === 401) return rememberRequest(id)
  if (!answer.status) return { kind: 'refused', message: words.siteDidNotRespond }
  const message = answer.isOwnMessage ? answer.message : words.vehicleCouldNotBeRequested
  if (!answer.ok)
    return (answer.status === CONFLICT && (await sentBefore(id))) || { kind: 'refused', message }
  setReservations(new Map([...reservationsOnPage(), ...ownOf(answer.body.data)]))
  return { kind: 'sent', message, place: answer.body.data.queuePlace }
}

/** A request that was sent already, in another tab or with a response that was lost; null if there is none. */
async function sentBefore(id: number): Promise<Outcome | null> {
  await fetchReservations()
  const own = reservationsOnPage().get(id)
  return own?.status === WAITING
    ? { kind: 'sent', message: words.alreadyRequested, place: own.queuePlace }
    : null
}

/** Sends a guest to the sign-in, and remembers the click until afterwards. */
export function rememberRequest(id: number): Outcome {
  storeIntent(id, new Date())
  goSignIn()
  return { kind: 'signing-in' }
}

/** Sends what was decided before signing in; the outcome is shown as a toast. */
export async function doRememberedRequest(): Promise<void> {
  const id = takeIntent(new Date())
  if (id === null) return
  const outcome = await sendRequest(id)
  if (outcome.kind === 'sent') toast(sentText(outcome.message, outcome.place))
  else if (outcome.kind === 'refused') toast(outcome.message, 'warning')
}

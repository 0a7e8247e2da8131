import type { BodyOf } from '@/ui/client/call'
import { callApi } from '@/ui/client/site'
import { toast } from '@/ui/toast'
import { isOpen } from '../rules/reservation-workflow'
import * as words from './browser-words'
import { keepIntent, takeIntent } from './reservation-intent'
import { goSignIn, type OwnReservation, reservationsOnPage, setReservations } from './reservation-store'

const FAILED = words.vehicleCouldNotBeRequested

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

/**
 * Sends a request; the outcome is shown as a toast. If the session has ended, the request waits for the next
 * sign-in.
 */
export async function sendRequest(id: number): Promise<void> {
  const answer = await callApi('post', '/api/v1/vehicles/{id}/reserve', { params: { path: { id } } })
  if (answer.status === 401) return rememberRequest(id)
  if (answer.ok) setReservations(new Map([...reservationsOnPage(), ...ownOf(answer.body.data)]))
  toast(answer.isSaid ? answer.message : FAILED, answer.ok ? 'info' : 'warning')
}

/** Sends a guest to the sign-in, and remembers the click until afterwards. */
export function rememberRequest(id: number): void {
  keepIntent(id, new Date())
  goSignIn()
}

/** Performs the click made before signing in. */
export async function doRememberedRequest(): Promise<void> {
  const id = takeIntent(new Date())
  if (id !== null) await sendRequest(id)
}

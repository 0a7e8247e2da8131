import { toast } from '@/ui/toast'
import { keepIntent, takeIntent } from './reservation-intent'
import { goSignIn, type OwnReservation, reservationsOnPage, setReservations } from './reservation-store'

const FAILED = 'The vehicle could not be requested. Please try again.'

type Sent = OwnReservation & { vehicle: { id: number } }

/** Asks which vehicles the person has requested or holds: one small call for all buttons. */
export async function fetchReservations(): Promise<void> {
  const answer = await fetch('/api/v1/reservations/mine?open=true&limit=100')
  if (!answer.ok) return
  const { data } = (await answer.json()) as { data: Sent[] }
  // What was clicked meanwhile is newer.
  setReservations(new Map([...data.map((one) => [one.vehicle.id, one] as const), ...reservationsOnPage()]))
}

/** Sends a request; what came of it is said in passing. When the session has ended, it waits for the next sign-in. */
export async function sendRequest(id: number): Promise<void> {
  try {
    const answer = await fetch(`/api/v1/vehicles/${id}/reserve`, { method: 'POST' })
    if (answer.status === 401) return rememberRequest(id)
    const { data, message } = (await answer.json()) as { data?: Sent; message?: string }
    if (answer.ok && data) setReservations(new Map([...reservationsOnPage(), [id, data]]))
    toast(message ?? FAILED, answer.ok ? 'info' : 'warning')
  } catch {
    toast(FAILED, 'warning')
  }
}

/** Leads a guest to the sign-in, and keeps the click for when that is done. */
export function rememberRequest(id: number): void {
  keepIntent(id, new Date())
  goSignIn()
}

/** Does what somebody clicked before signing in. */
export async function doRememberedRequest(): Promise<void> {
  const id = takeIntent(new Date())
  if (id !== null) await sendRequest(id)
}

import { toast } from '@/ui/toast'
import { goSignIn, type OwnHold, ownHolds, setHolds } from './hold-store'

/** How long a guest's click waits for the sign-in. */
const INTENT_SECONDS = 30 * 60
const INTENT_COOKIE = 'kaido-hold'
const FAILED = 'The vehicle could not be requested. Please try again.'

type Sent = OwnHold & { vehicle: { id: number } }

/** Asks which vehicles the person has requested or holds: one small call for all buttons. */
export async function fetchHolds(): Promise<void> {
  const answer = await fetch('/api/v1/reservations/mine?open=true&limit=100')
  if (!answer.ok) return
  const { data } = (await answer.json()) as { data: Sent[] }
  // What was clicked meanwhile is newer.
  setHolds(new Map([...data.map((one) => [one.vehicle.id, one] as const), ...ownHolds()]))
}

/** Sends a request; what came of it is said in passing. When the session has ended, it waits for the next sign-in. */
export async function sendRequest(id: number): Promise<void> {
  try {
    const answer = await fetch(`/api/v1/vehicles/${id}/reserve`, { method: 'POST' })
    if (answer.status === 401) return rememberRequest(id)
    const { data, message } = (await answer.json()) as { data?: Sent; message?: string }
    if (answer.ok && data) setHolds(new Map([...ownHolds(), [id, data]]))
    toast(message ?? FAILED)
  } catch {
    toast(FAILED)
  }
}

const writeIntent = (value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${INTENT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** Leads a guest to the sign-in, and keeps the click for when that is done. */
export function rememberRequest(id: number): void {
  writeIntent(String(id), INTENT_SECONDS)
  toast('Please sign in to reserve this vehicle')
  goSignIn()
}

/** Does what somebody clicked before signing in. */
export async function doRememberedRequest(): Promise<void> {
  const id = Number(new RegExp(`(?:^|; )${INTENT_COOKIE}=([1-9]\\d{0,9})(?:;|$)`).exec(document.cookie)?.[1])
  if (!id) return
  writeIntent('', 0)
  await sendRequest(id)
}

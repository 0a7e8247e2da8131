import { deviceValue } from '@/ui/device-value'
import type { RequestedVehicle } from './quotes-on-page-store'

/** How long a guest's click waits for the sign-in. */
const WAITS_MS = 30 * 60_000

type Intent = RequestedVehicle & { until: number }

function readIntent(text: string | null): Intent | null {
  try {
    const { id, name, cost, until } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Intent>
    if (!Number.isSafeInteger(id) || typeof name !== 'string' || !(Number(until) > 0)) return null
    return { id: Number(id), name, until: Number(until), ...(typeof cost === 'string' && { cost }) }
  } catch {
    // Not written by this code: nothing is waiting.
    return null
  }
}

const stored = deviceValue<Intent | null>('kaido-quote', readIntent)

/**
 * Stores a guest's click on a vehicle until the sign-in is done, in the browser or, if it stores nothing, in
 * the page.
 */
export const saveQuoteIntent = (vehicle: RequestedVehicle, now: Date): void =>
  stored.write({ ...vehicle, until: now.getTime() + WAITS_MS })

/** The vehicle clicked before signing in, returned once; null if there is none or it waited too long. */
export function takeQuoteIntent(now: Date): RequestedVehicle | null {
  const intent = stored.fresh()
  if (!intent) return null
  stored.write(null)
  const { until, ...vehicle } = intent
  return until > now.getTime() ? vehicle : null
}

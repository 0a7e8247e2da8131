import { keptValue } from '@/ui/kept-value'
import type { AskedVehicle } from './quote-store'

/** How long a guest's click waits for the sign-in. */
const WAITS_MS = 30 * 60_000

type Intent = AskedVehicle & { until: number }

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

const kept = keptValue<Intent | null>('kaido-quote', readIntent)

/**
 * Stores a guest's click on a vehicle until the sign-in is done, in the browser or, if it stores nothing, in
 * the page.
 */
export const keepQuoteIntent = (vehicle: AskedVehicle, now: Date): void =>
  kept.write({ ...vehicle, until: now.getTime() + WAITS_MS })

/** The vehicle clicked before signing in, returned once; null if there is none or it waited too long. */
export function takeQuoteIntent(now: Date): AskedVehicle | null {
  const intent = kept.fresh()
  if (!intent) return null
  kept.write(null)
  const { until, ...vehicle } = intent
  return until > now.getTime() ? vehicle : null
}

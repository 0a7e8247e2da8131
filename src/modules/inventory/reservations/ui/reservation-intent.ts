import { deviceValue } from '@/ui/device-value'

/** How long a guest's click waits for the sign-in. */
const WAITS_MS = 30 * 60_000

type Intent = { id: number; until: number }

function readIntent(text: string | null): Intent | null {
  try {
    const { id, until } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Intent>
    return Number.isSafeInteger(id) && Number(until) > 0 ? { id: Number(id), until: Number(until) } : null
  } catch {
    // Not written by this code: nothing is waiting.
    return null
  }
}

const stored = deviceValue<Intent | null>('kaido-hold', readIntent)

/**
 * Stores a guest's click on a vehicle until the sign-in is done, in the browser or, if it stores nothing, in
 * the page.
 */
export const storeIntent = (id: number, now: Date): void =>
  stored.write({ id, until: now.getTime() + WAITS_MS })

/** Whether a click is waiting. */
export const hasIntent = (): boolean => stored.fresh() !== null

/** The vehicle clicked before signing in, returned once; null if there is none or it waited too long. */
export function takeIntent(now: Date): number | null {
  const intent = stored.fresh()
  if (intent) stored.write(null)
  return intent && intent.until > now.getTime() ? intent.id : null
}

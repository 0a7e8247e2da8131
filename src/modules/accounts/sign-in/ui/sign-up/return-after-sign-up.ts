import { deviceValue } from '@/ui/device-value'
import { safeReturn } from '../../rules/safe-return'

/** How long the page waits for the mail to be opened. */
const WAITS_MS = 24 * 3_600_000

type Return = { to: string; until: number }

function readReturn(text: string | null): Return | null {
  try {
    const { to, until } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Return>
    return typeof to === 'string' && Number(until) > 0 ? { to: safeReturn(to), until: Number(until) } : null
  } catch {
    // Not written by this code: there is no page to return to.
    return null
  }
}

const stored = deviceValue<Return | null>('kaido-return', readReturn)

/** Stores the page from which somebody signs up, for the link of the mail that opens in a tab of its own. */
export function storeReturn(to: string, now: Date): void {
  if (to !== '/') stored.write({ to, until: now.getTime() + WAITS_MS })
}

/** The page from which somebody signed up in this browser, returned once; the home page if none is known. */
export function takeReturn(now: Date): string {
  const saved = stored.fresh()
  if (!saved) return '/'
  stored.write(null)
  return saved.until > now.getTime() ? saved.to : '/'
}

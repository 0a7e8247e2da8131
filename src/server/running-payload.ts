import type { Payload } from 'payload'

// Pages and the process that starts them are separate bundles that share nothing but this.
const RUNNING = Symbol.for('kaido.payload')
const shared = globalThis as typeof globalThis & { [RUNNING]?: Payload }

/** Called once by whoever opened Payload: the process (src/wiring/start-process) or a test. */
export function shareRunningPayload(payload: Payload): void {
  shared[RUNNING] = payload
}

/**
 * Payload as this process opened it. Pages use it rather than the configuration, which would bring every
 * collection, call and job into the bundle of each page.
 *
 * @throws Error if the process has not opened it, as while pages are built: no page may be prerendered from
 * the database
 */
export function runningPayload(): Payload {
  const payload = shared[RUNNING]
  if (!payload) throw new Error('Payload is not open in this process')
  return payload
}

import { getPayload, type Payload } from 'payload'
import { shareRunningPayload } from '@/server/running-payload'

let opened: Promise<Payload> | undefined

/** Payload on this test file's own database: migrated, with roles and reference lists, without vehicles. */
export function getTestPayload(): Promise<Payload> {
  // The config reads the environment when loaded, which the setup has filled by then.
  opened ??= openPayload()
  return opened
}

async function openPayload(): Promise<Payload> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  shareRunningPayload(payload)
  return payload
}

/**
 * Closes Payload and its connections; the database is closed right after, and the next file opens another.
 */
export async function closeTestPayload(): Promise<void> {
  if (!opened) return
  const payload = await opened
  opened = undefined
  forgetPayload()
  const { pool } = payload.db
  // Closing the database cuts the remaining connections; that is expected.
  pool.removeAllListeners('error').on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, 2000)
  })
  await Promise.race([Promise.all([payload.destroy(), pool.end()]), limit])
  clearTimeout(timer)
}

/**
 * Payload stays open for the whole process, for every caller of getPayload, including the product's own code.
 */
function forgetPayload(): void {
  const place = globalThis as typeof globalThis & { _payload?: Map<string, unknown> }
  place._payload?.delete('default')
}

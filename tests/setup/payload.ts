import { getPayload, type Payload } from 'payload'

let opened: Promise<Payload> | undefined

/** Payload on this test file's own database: migrated, with roles and reference lists, without vehicles. */
export function getTestPayload(): Promise<Payload> {
  // The config reads the environment when it is loaded, which the setup has filled by now.
  opened ??= import('@payload-config').then(({ default: config }) => getPayload({ config }))
  return opened
}

/** Ends Payload and its connections; the database is closed right after, and the next file opens another. */
export async function closeTestPayload(): Promise<void> {
  if (!opened) return
  const payload = await opened
  opened = undefined
  forgetPayload()
  const { pool } = payload.db
  // Closing the database cuts what connections are left; that is no news.
  pool.removeAllListeners('error').on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, 2000)
  })
  await Promise.race([Promise.all([payload.destroy(), pool.end()]), limit])
  clearTimeout(timer)
}

/** Payload keeps what it opened for the whole process, for whoever calls getPayload: the product's own code does. */
function forgetPayload(): void {
  const place = globalThis as typeof globalThis & { _payload?: Map<string, unknown> }
  place._payload?.delete('default')
}

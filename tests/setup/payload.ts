import { getPayload, type Payload } from 'payload'

let opened: Promise<Payload> | undefined

/** Payload on this test file's own database: migrated, with roles and reference lists, without vehicles. */
export function getTestPayload(): Promise<Payload> {
  // The config reads the environment when it is loaded, which the setup has filled by now.
  opened ??= import('@payload-config').then(({ default: config }) => getPayload({ config }))
  return opened
}

/** Ends Payload; its connection pool may not end by itself, and the database is dropped right after. */
export async function closeTestPayload(): Promise<void> {
  if (!opened) return
  const payload = await opened
  // Dropping the database cuts what connections are left; that is no news.
  payload.db.pool.removeAllListeners('error').on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, 2000)
  })
  await Promise.race([payload.destroy(), limit])
  clearTimeout(timer)
}

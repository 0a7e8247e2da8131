import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { SITE } from '@/kernel/site'
import { listenToNotices } from '@/server/database/notices'
import { setSiteIdentity, siteIdentity } from '@/server/site-identity'
import { notices } from '@/wiring/notices'
import { getTestPayload } from '../../setup/payload'

it('a name written by another process is known without a query, even after a lost connection', async () => {
  const payload = await getTestPayload()
  const { drizzle } = payload.db
  const rename = (name: string) =>
    drizzle.execute(
      sql`WITH changed AS (UPDATE company_settings SET trade_name = ${name}) SELECT pg_notify('kaido_company', '')`,
    )
  const listening = listenToNotices(payload, notices)
  const listeners = sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'kaido-notices'
    AND datname = current_database() AND query LIKE 'LISTEN%'`
  await vi.waitFor(async () => expect((await drizzle.execute(listeners)).rows).toHaveLength(1))
  await rename('Kaze')
  await vi.waitFor(() => expect(siteIdentity().name).toBe('Kaze'))

  setSiteIdentity(SITE)
  await drizzle.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'kaido-notices' AND datname = current_database()`)
  await vi.waitFor(() => expect(siteIdentity().name).toBe('Kaze'), 10_000)
  await listening.stop()
})

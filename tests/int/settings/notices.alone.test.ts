import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { SITE } from '@/kernel/site'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { listenToNotices } from '@/server/database/listen-to-notices'
import { setSiteIdentity, siteIdentity } from '@/server/site-identity'
import { notices } from '@/wiring/notice-handlers'
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

it('tariffs are in memory, and a change by another process is in them within moments', async () => {
  const payload = await getTestPayload()
  const { drizzle } = payload.db
  const { timezone } = await readTradeSettings(drizzle)
  const listening = listenToNotices(payload, notices)
  await vi.waitFor(async () => {
    const [first, second] = [await getTariffs(payload), await getTariffs(payload)]
    expect(first).toBe(second)
  })
  const before = await getTariffs(payload)

  await drizzle.execute(sql`INSERT INTO ports (name, country) VALUES ('Moji', 'Japan'), ('Lamu', 'Kenya')`)
  await drizzle.execute(sql`INSERT INTO freights (keyword, fee, origin_country, destination_country)
    VALUES ('K Line', '900', 'Japan', 'Kenya')`)
  await drizzle.execute(sql`INSERT INTO exchange_rates (day, currency, per_usd)
    VALUES (${dayIn(new Date(), timezone)}, 'KES', '129.3')`)
  await drizzle.execute(sql`INSERT INTO showroom_offices (showroom_name, city, country, port_id, transport_fee)
    SELECT 'Moji Yard', 'Moji', 'Japan', id, '0' FROM ports WHERE name = 'Moji'`)
  await vi.waitFor(async () => {
    const { freights, origins, ports, rates } = await getTariffs(payload)
    expect([freights.length, ports.size, rates.rates.KES?.perUsd, origins.size]).toEqual([1, 2, '129.3', 1])
    // Buyers can choose a port as soon as it is there.
    const places = await readPublicPlaces(payload)
    expect(places.ports.map(({ name }) => name)).toContain('Lamu')
    expect(places.showrooms.map(({ showroomName }) => showroomName)).toEqual(['Moji Yard'])
    expect(await readPublicPlaces(payload)).toBe(places)
  })
  const after = await getTariffs(payload)
  expect(after.version).not.toBe(before.version)
  expect([...after.origins.values()][0]?.transport).toEqual({ fee: '0', currency: 'USD' })

  await drizzle.execute(sql`DELETE FROM freights`)
  await vi.waitFor(async () => expect((await getTariffs(payload)).freights).toEqual([]))

  // What a vehicle's page has worked out rests on customs values too, and is cached as long as this object is the same.
  const list = sql`INSERT INTO customs_value_lists (name, country, currency, applies_from, source_name, checked_on)
    VALUES ('Values of 2026', 'Kenya', 'KES', '2026-07-01', 'Customs', '2026-11-20')`
  const used = sql`UPDATE customs_value_lists SET status = 'IN_USE'`
  for (const change of [list, used]) {
    const cached = await getTariffs(payload)
    await drizzle.execute(change)
    await vi.waitFor(async () => expect(await getTariffs(payload)).not.toBe(cached))
  }
  await listening.stop()
})

import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import {
  pruneOffersJob,
  sendAlertsJob,
} from '@/modules/inventory/saved-searches/jobs/send-alerts-and-prune-offers'
import { findAlerts } from '@/modules/inventory/saved-searches/operations/alerts/find-alerts'
import { sendAlerts } from '@/modules/inventory/saved-searches/operations/alerts/send-alerts'
import type { JobContext } from '@/server/jobs/define-job'
import { at, db, list, MINUTE, mails, plus, run, save, wish, withAlerts } from './alerts-kit'

withAlerts()

describe('a database that was restored elsewhere', () => {
  it('restarts its transaction counter, and still finds what is new', async () => {
    await save('instant')
    await db().execute(sql`UPDATE alert_state SET seen = '9000000000:9000000000:'`)
    await list()
    expect(await run()).toBe(1)
    await list()
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(1)
  })
})

describe('the jobs', () => {
  const context = () =>
    ({
      payload: at.payload,
      input: {},
      signal: new AbortController().signal,
    }) as unknown as JobContext<unknown>

  it('find and send every minute', async () => {
    await save('instant')
    await list()
    await sendAlertsJob.run(context())
    expect(await mails()).toHaveLength(1)
    expect(sendAlertsJob.queue.schedule?.cron).toBe('* * * * *')
  })

  it('forget at night what was recorded of vehicles that nobody watches', async () => {
    const [watched, left] = [await list(), await list()]
    await wish(watched)
    await wish(left)
    await run()
    await db().execute(sql`DELETE FROM wishlist_items WHERE vehicle_id = ${left}`)
    await pruneOffersJob.run(context())
    const { rows } = await db().execute(sql`SELECT vehicle_id FROM watched_offers`)
    expect(rows).toEqual([{ vehicle_id: watched }])
  })
})

describe('a run that breaks off', () => {
  it('is repeated and writes one e-mail', async () => {
    await save('instant')
    await list()
    const now = new Date()
    // The transaction that records an e-mail as sent cannot be completed.
    await db().execute(sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.told_at IS NOT NULL THEN RAISE EXCEPTION 'broken off'; END IF; RETURN NEW; END $$`)
    await db().execute(sql`CREATE TRIGGER break_off BEFORE UPDATE ON vehicle_alerts
      FOR EACH ROW EXECUTE FUNCTION break_off()`)
    try {
      await expect(run(now)).rejects.toThrow()
      expect(await mails()).toEqual([])
    } finally {
      await db().execute(sql`DROP FUNCTION break_off() CASCADE`)
    }
    expect(await run(now)).toBe(1)
    expect(await run(now)).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('after writing but before recording its progress writes nothing twice', async () => {
    await save('instant')
    await list()
    const { rows } = await db().execute(sql`SELECT seen::text FROM alert_state`)
    expect(await run()).toBe(1)
    await db().execute(sql`UPDATE alert_state SET seen = ${String(rows[0]?.seen)}::pg_snapshot`)
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('and a concurrent one write one e-mail', async () => {
    await save('instant')
    await list()
    const now = new Date()
    await findAlerts(at.payload, now)
    const written = await Promise.all(Array.from({ length: 4 }, () => sendAlerts(at.payload, now)))
    expect(written.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await mails()).toHaveLength(1)
  })
})

import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { findAlerts } from '@/modules/inventory/saved-searches/operations/alerts/find-alerts'
import { sendAlerts } from '@/modules/inventory/saved-searches/operations/alerts/send-alerts'
import { STABLE_MINUTES } from '@/modules/inventory/saved-searches/rules/saved-search-alerts'
import { at, change, DAY, db, list, MINUTE, mails, plus, run, wish, withAlerts } from './alerts-kit'

withAlerts()

describe('a vehicle on the wishlist', () => {
  /** Runs the job so that what it finds new has held long enough. */
  const watch = async (from: Date): Promise<number> => {
    await findAlerts(at.payload, from)
    return run(plus(from, (STABLE_MINUTES + 1) * MINUTE))
  }

  it('that is cheaper is reported once the price has held, and not again while it bounces', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    expect(await run(plus(now, MINUTE))).toBe(0)
    expect(await watch(plus(now, 2 * MINUTE))).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ event: 'wishlist-alert' })
    expect(mail?.subject).toMatch(/ has dropped in price$/)
    expect(mail?.text).toContain('Now $9,000, was $10,000')
    await change(vehicle, { price: 10_000 })
    expect(await watch(plus(now, DAY))).toBe(0)
    await change(vehicle, { price: 9_000 })
    expect(await watch(plus(now, 2 * DAY))).toBe(0)
    await change(vehicle, { price: 8_000 })
    expect(await watch(plus(now, 3 * DAY))).toBe(1)
    expect((await mails())[0]?.text).toContain('Now $8,000, was $9,000')
  })

  it('whose price fell and rose before anyone was notified is not news', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    await run(plus(now, MINUTE))
    await change(vehicle, { price: 10_000 })
    expect(await watch(plus(now, 10 * MINUTE))).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('that can be bought again is reported, unless it was only gone for a moment', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { status: 'RESERVED' })
    await run(plus(now, MINUTE))
    await change(vehicle, { status: 'PUBLISHED' })
    expect(await watch(plus(now, 10 * MINUTE))).toBe(0)
    await change(vehicle, { status: 'RESERVED' })
    await run(plus(now, DAY))
    await change(vehicle, { status: 'PUBLISHED' })
    expect(await watch(plus(now, 2 * DAY))).toBe(1)
    expect((await mails())[0]?.subject).toMatch(/ is available again$/)
  })

  it('is not reported to people who removed it, or want no such e-mails', async () => {
    const vehicle = await list()
    await wish(vehicle)
    await wish(vehicle, 10_000, 'otherCustomer')
    const other = at.people.otherCustomer.id
    await db().execute(sql`UPDATE users SET subscriptions = '{"wishlist": false}' WHERE id = ${other}`)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    await findAlerts(at.payload, now)
    const later = plus(now, (STABLE_MINUTES + 1) * MINUTE)
    await findAlerts(at.payload, later)
    await db().execute(sql`DELETE FROM wishlist_items WHERE user_id = ${at.people.customer.id}`)
    expect(await sendAlerts(at.payload, later)).toBe(0)
    await db().execute(sql`UPDATE users SET subscriptions = NULL WHERE id = ${other}`)
  })
})

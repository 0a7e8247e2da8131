import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, test } from 'vitest'
import { findAlerts } from '@/modules/inventory/saved-searches/operations/alerts/find-alerts'
import { sendAlerts } from '@/modules/inventory/saved-searches/operations/alerts/send-alerts'
import { ALERT_VEHICLES_MAX } from '@/modules/inventory/saved-searches/rules/saved-search-alerts'
import { call } from '../../api/client'
import {
  at,
  change,
  DAY,
  db,
  list,
  MINUTE,
  mails,
  model,
  plus,
  run,
  save,
  toyota,
  withAlerts,
} from './alerts-kit'

withAlerts()

describe('new vehicles', () => {
  it('are reported immediately if wanted, all of them in one e-mail, and never again', async () => {
    await list()
    await save('instant')
    await save('instant', 'maxPrice=20000', 'customer', 'Cheap ones')
    const [first, second] = [await list(), await list({ price: 12_000 })]
    await list({ manufacturer: model(4).make, model: model(4).id, price: 90_000 })
    expect(await run()).toBe(1)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.event).toBe('saved-search-alert')
    expect(mail?.subject).toBe('2 new vehicles for your saved searches')
    const links = [...(mail?.text.matchAll(/\/vehicles\/(\d+)/g) ?? [])].map((match) => Number(match[1]))
    expect(links.toSorted((a, b) => a - b)).toEqual([first, second])
    expect(mail?.text).toContain('Matches “Cheap ones”')
    await change(first, { mileage: 77 })
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    ['Kenya', '68,075 km'],
    ['United Kingdom', '42,300 mi'],
  ])('are reported to somebody in %s with their mileage as %s', async (country, text) => {
    await db().execute(sql`UPDATE users SET country = ${country} WHERE id = ${at.people.customer.id}`)
    await save('instant')
    await list({ mileage: 42_300 })
    expect(await run()).toBe(1)
    expect((await mails())[0]?.text).toContain(text)
  })

  it('are reported when they come to match after they were listed', async () => {
    await save('instant', `${toyota()}&maxPrice=9000`)
    const vehicle = await list()
    expect(await run()).toBe(0)
    await change(vehicle, { price: 8_000 })
    expect(await run()).toBe(1)
  })

  it('that are hidden, or no longer match, before the e-mail is sent are not in it', async () => {
    await save('daily', `${toyota()}&maxPrice=10000`)
    const [hidden, dearer, stays] = [await list(), await list(), await list()]
    const now = new Date()
    await findAlerts(at.payload, now)
    await change(hidden, { status: 'DRAFT' })
    await change(dearer, { price: 11_000 })
    expect(await sendAlerts(at.payload, plus(now, DAY))).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe('1 new vehicle for “Toyotas”')
    expect(mail?.text).toContain(`/vehicles/${stays}`)
    expect(mail?.text).not.toContain(`/vehicles/${hidden}\n`)
  })

  test.each([
    // A Saturday noon in Nairobi; seven o'clock there is four UTC.
    ['daily', '2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z'],
    ['weekly', '2026-11-23T03:59:00Z', '2026-11-23T04:00:00Z'],
  ])("are reported %s in the recipient's morning", async (frequency, before, due) => {
    await save(frequency)
    await list()
    await findAlerts(at.payload, new Date('2026-11-21T09:00:00Z'))
    expect(await sendAlerts(at.payload, new Date('2026-11-21T09:01:00Z'))).toBe(0)
    expect(await sendAlerts(at.payload, new Date(before))).toBe(0)
    expect(await sendAlerts(at.payload, new Date(due))).toBe(1)
  })

  it('are sent in e-mails with a minimum interval', async () => {
    await save('instant')
    await list()
    const now = new Date()
    expect(await run(now)).toBe(1)
    await list()
    await list()
    expect(await run(plus(now, MINUTE))).toBe(0)
    expect(await run(plus(now, 11 * MINUTE))).toBe(1)
    expect((await mails())[0]?.subject).toBe('2 new vehicles for “Toyotas”')
  })

  it("beyond an e-mail's limit are counted", async () => {
    await save('instant')
    for (let n = 0; n < ALERT_VEHICLES_MAX + 2; n += 1) await list()
    await run()
    const [mail] = await mails()
    expect(mail?.text.match(/\/vehicles\/\d+/g)).toHaveLength(ALERT_VEHICLES_MAX)
    expect(mail?.text).toContain('And 2 more')
  })

  test.each([
    ['blocked', sql`UPDATE users SET status = 'BLOCKED' WHERE id = `],
    ['gone', sql`UPDATE users SET deleted_at = now() WHERE id = `],
    ['tired of them', sql`UPDATE users SET subscriptions = '{"savedSearches": false}' WHERE id = `],
  ])('are not reported to a person who is %s by then', async (_, statement) => {
    await save('instant')
    await list()
    const now = new Date()
    await findAlerts(at.payload, now)
    await db().execute(sql`${statement}${at.people.customer.id}`)
    expect(await sendAlerts(at.payload, now)).toBe(0)
    await db().execute(sql`UPDATE users SET deleted_at = NULL WHERE id = ${at.people.customer.id}`)
    expect(await mails()).toEqual([])
    expect((await db().execute(sql`SELECT 1 FROM vehicle_alerts WHERE due_at IS NOT NULL`)).rows).toEqual([])
  })

  it('from a time when alerts were off are not reported later', async () => {
    const { id } = await save('off')
    await list()
    await run()
    const path = `/saved-searches/${id}`
    await call('PATCH', path, { token: at.tokens.customer, body: { frequency: 'instant' } })
    await db().execute(sql`UPDATE alert_state SET seen = '1:1:'`)
    expect(await run()).toBe(0)
    await list()
    expect(await run()).toBe(1)
  })

  it('are found even if the changes were removed while no job ran', async () => {
    await save('instant')
    await list()
    await db().execute(sql`DELETE FROM vehicle_search_change`)
    await db().execute(sql`UPDATE vehicle_search_state SET pruned = pg_current_xact_id()`)
    expect(await run()).toBe(1)
  })
})

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { GET, POST } from '@/app/(storefront)/unsubscribe/one-click/route'
import { jobs } from '@/jobs'
import { alertsJob, pruneOffersJob } from '@/modules/inventory/jobs/alerts'
import { findAlerts } from '@/modules/inventory/operations/alerts/find-alerts'
import { sendAlerts } from '@/modules/inventory/operations/alerts/send-alerts'
import { unsubscribeState } from '@/modules/inventory/operations/alerts/unsubscribe'
import { ALERT_VEHICLES_MAX, SAVED_SEARCHES_MAX, SETTLE_MINUTES } from '@/modules/inventory/rules/alerts'
import { env } from '@/server/env'
import type { JobContext } from '@/server/jobs/job'
import { prepareJobs } from '@/server/jobs/prepare'
import type { Envelope } from '@/server/mail/adapter'
import { deliver } from '@/server/mail/deliver'
import { getTestPayload } from '../../setup/payload'
import { mailsTo } from '../accounts/outbox'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'
import { addVehicle, buildWorld, randomOf, type World } from './search-world'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let payload: Payload
let people: People
let world: World
const tokens = {} as Record<PersonName, string>
const random = randomOf(23)

beforeAll(async () => {
  payload = await getTestPayload()
  await prepareJobs(
    env().DATABASE_URL,
    jobs.map(({ queue }) => queue),
  )
  people = await addPeople()
  world = await buildWorld(payload)
  for (const name of ['customer', 'otherCustomer', 'dealer', 'admin'] as const)
    tokens[name] = await tokenOf(payload, people[name])
}, 120_000)

const db = () => payload.db.drizzle

beforeEach(async () => {
  await db().execute(sql`DELETE FROM saved_searches`)
  await db().execute(sql`DELETE FROM wishlist_items`)
  await db().execute(sql`DELETE FROM vehicle_alerts`)
  await db().execute(sql`DELETE FROM watched_offers`)
  await db().execute(sql`DELETE FROM mail_outbox`)
  await db().execute(
    sql`UPDATE users SET subscriptions = NULL, country = 'Kenya', status = 'ACTIVE' WHERE id = ${people.customer.id}`,
  )
  await db().execute(sql`UPDATE alert_state SET seen = pg_current_snapshot(), seen_at = now()`)
})

const toyota = () => `make=${world.makes[0]}`
const model = (place: number) => world.models[place] ?? { id: 0, make: 0 }

/** A Toyota that is listed, at a price that is shown. */
const list = (more: Record<string, unknown> = {}): Promise<number> =>
  addVehicle(payload, world, random, {
    manufacturer: model(0).make,
    model: model(0).id,
    modelCode: null,
    status: 'PUBLISHED',
    showPrice: true,
    price: 10_000,
    ...more,
  })

const change = (id: number, data: Record<string, unknown>) =>
  payload.update({ collection: 'vehicles', id, data, depth: 0, overrideAccess: true })

/** What the job does at a moment. */
async function run(now = new Date()): Promise<number> {
  await findAlerts(payload, now)
  return sendAlerts(payload, now)
}

const save = async (frequency: string, query = toyota(), who: PersonName = 'customer', name = 'Toyotas') => {
  const body = { name, query, frequency }
  const answer = await call('POST', '/saved-searches', { token: tokens[who], body })
  expect(answer.status).toBe(201)
  return answer.body.data
}

const wish = (vehicle: number, price: number | null = 10_000, who: PersonName = 'customer') =>
  db().execute(sql`
    INSERT INTO wishlist_items (user_id, vehicle_id, price_when_added) VALUES (${people[who].id}, ${vehicle}, ${price})`)

const mails = (who: PersonName = 'customer') => mailsTo(people[who].email)

/** A moment so much later. */
const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

describe('a saved search', () => {
  it('is kept in its canonical form, once, and up to a limit', async () => {
    const saved = await save('daily', `?sort=price-asc&limit=48&page=3&${toyota()}&minPrice=5&nonsense=1`)
    expect(saved).toMatchObject({
      name: 'Toyotas',
      query: `${toyota()}&minPrice=5`,
      href: `/vehicles?${toyota()}&minPrice=5`,
      frequency: 'daily',
      lastToldAt: null,
    })
    const same = { name: 'Again', query: `minPrice=5&${toyota()}` }
    const again = await call('POST', '/saved-searches', { token: tokens.customer, body: same })
    expect([again.status, again.body.message]).toEqual([409, 'This search is saved already'])
    await db().execute(sql`
      INSERT INTO saved_searches (user_id, name, query)
      SELECT ${people.customer.id}, 'n', 'maxPrice=' || n FROM generate_series(1, ${SAVED_SEARCHES_MAX - 1}) n`)
    const full = await call('POST', '/saved-searches', {
      token: tokens.customer,
      body: { name: 'More', query: 'q=x' },
    })
    expect([full.status, full.body.message]).toEqual([
      409,
      'You can keep up to 50 searches. Remove one first.',
    ])
  })

  test.each([
    [{ query: 'make=1' }, 'name', 'Name is required'],
    [{ name: '  ', query: 'make=1' }, 'name', 'Name is required'],
    [{ name: 'n'.repeat(121), query: 'make=1' }, 'name', 'Name must be 120 characters or less'],
    [{ name: 'All', query: 'sort=price-asc&page=2' }, 'query', 'Choose at least one filter'],
    [
      { name: 'All', query: 'make=1', frequency: 'hourly' },
      'frequency',
      'frequency must be one of instant, daily, weekly, off',
    ],
  ])('%j is refused', async (body, path, message) => {
    const { status, body: answer } = await call('POST', '/saved-searches', { token: tokens.customer, body })
    expect([status, answer.errors]).toEqual([422, [{ path, message }]])
  })

  it('of a guest is kept at sign-in, whatever was there stays', async () => {
    await save('weekly', 'maxPrice=5', 'customer', 'Mine')
    const searches = [
      { name: 'Other name', query: 'maxPrice=5' },
      { name: 'From the browser', query: 'maxPrice=6' },
    ]
    const path = '/saved-searches/import'
    const answer = await call('POST', path, { token: tokens.customer, body: { searches } })
    expect(answer.body).toEqual({ data: { kept: 1 }, message: '1 search kept' })
    const { body } = await call('GET', '/saved-searches', { token: tokens.customer })
    const kept = body.data.map(({ name, frequency }: Record<string, string>) => [name, frequency])
    expect(kept.toSorted()).toEqual([
      ['From the browser', 'daily'],
      ['Mine', 'weekly'],
    ])
  })

  it('does not exist for anybody else, by whatever verb', async () => {
    const { id } = await save('daily')
    const path = `/saved-searches/${id}`
    for (const who of ['otherCustomer', 'dealer', 'admin'] as const) {
      const token = tokens[who]
      expect((await call('GET', '/saved-searches', { token })).body.data).toEqual([])
      expect((await call('GET', path, { token })).status).toBe(404)
      for (const verb of ['PATCH', 'PUT'])
        expect((await call(verb, path, { token, body: { name: 'Taken', frequency: 'off' } })).status).toBe(
          404,
        )
      expect((await call('DELETE', path, { token })).status).toBe(404)
    }
    expect((await call('GET', path, { token: tokens.customer })).body.data).toMatchObject({
      name: 'Toyotas',
      frequency: 'daily',
    })
  })

  it('is renamed and forgotten by its owner', async () => {
    const { id } = await save('daily')
    const token = tokens.customer
    const renamed = await call('PATCH', `/saved-searches/${id}`, { token, body: { name: 'For my brother' } })
    expect(renamed.body.data).toMatchObject({ name: 'For my brother', frequency: 'daily' })
    expect((await call('DELETE', `/saved-searches/${id}`, { token })).body.message).toBe(
      'Saved search removed',
    )
    expect((await call('DELETE', `/saved-searches/${id}`, { token })).status).toBe(404)
  })
})

describe('new vehicles', () => {
  it('are told at once where that is wanted, all of them in one e-mail, and never again', async () => {
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
    expect(mail?.text).toContain('Fits “Cheap ones”')
    await change(first, { mileage: 77 })
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('are told when they come to fit after they were listed', async () => {
    await save('instant', `${toyota()}&maxPrice=9000`)
    const vehicle = await list()
    expect(await run()).toBe(0)
    await change(vehicle, { price: 8_000 })
    expect(await run()).toBe(1)
  })

  it('that are hidden, or fit no more, before the e-mail goes out are not in it', async () => {
    await save('daily', `${toyota()}&maxPrice=10000`)
    const [hidden, dearer, stays] = [await list(), await list(), await list()]
    const now = new Date()
    await findAlerts(payload, now)
    await change(hidden, { status: 'DRAFT' })
    await change(dearer, { price: 11_000 })
    expect(await sendAlerts(payload, plus(now, DAY))).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe('1 new vehicle for “Toyotas”')
    expect(mail?.text).toContain(`/vehicles/${stays}`)
    expect(mail?.text).not.toContain(`/vehicles/${hidden}\n`)
  })

  test.each([
    // A Saturday noon in Nairobi; seven o'clock there is four in Greenwich.
    ['daily', '2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z'],
    ['weekly', '2026-11-23T03:59:00Z', '2026-11-23T04:00:00Z'],
  ])('are told %s in the morning of whoever looks for them', async (frequency, before, due) => {
    await save(frequency)
    await list()
    await findAlerts(payload, new Date('2026-11-21T09:00:00Z'))
    expect(await sendAlerts(payload, new Date('2026-11-21T09:01:00Z'))).toBe(0)
    expect(await sendAlerts(payload, new Date(before))).toBe(0)
    expect(await sendAlerts(payload, new Date(due))).toBe(1)
  })

  it('follow each other in e-mails with a pause between', async () => {
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

  it('beyond what an e-mail shows are counted', async () => {
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
  ])('are not told to somebody who is %s by then', async (_, statement) => {
    await save('instant')
    await list()
    const now = new Date()
    await findAlerts(payload, now)
    await db().execute(sql`${statement}${people.customer.id}`)
    expect(await sendAlerts(payload, now)).toBe(0)
    await db().execute(sql`UPDATE users SET deleted_at = NULL WHERE id = ${people.customer.id}`)
    expect(await mails()).toEqual([])
    expect((await db().execute(sql`SELECT 1 FROM vehicle_alerts WHERE due_at IS NOT NULL`)).rows).toEqual([])
  })

  it('of the time in which nothing was wanted are not told later', async () => {
    const { id } = await save('off')
    await list()
    await run()
    const path = `/saved-searches/${id}`
    await call('PATCH', path, { token: tokens.customer, body: { frequency: 'instant' } })
    await db().execute(sql`UPDATE alert_state SET seen = '1:1:'`)
    expect(await run()).toBe(0)
    await list()
    expect(await run()).toBe(1)
  })

  it('are found although the changes were removed while no job ran', async () => {
    await save('instant')
    await list()
    await db().execute(sql`DELETE FROM vehicle_search_change`)
    await db().execute(sql`UPDATE vehicle_search_state SET pruned = pg_current_xact_id()`)
    expect(await run()).toBe(1)
  })
})

describe('a database that was restored elsewhere', () => {
  it('counts its transactions anew, and still finds what is new', async () => {
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
    ({ payload, input: {}, signal: new AbortController().signal }) as unknown as JobContext<unknown>

  it('find and send every minute', async () => {
    await save('instant')
    await list()
    await alertsJob.run(context())
    expect(await mails()).toHaveLength(1)
    expect(alertsJob.queue.schedule?.cron).toBe('* * * * *')
  })

  it('forget at night what was noted of vehicles that nobody watches', async () => {
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
    // The transaction that notes an e-mail as told cannot be ended.
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

  it('after it wrote, and before it noted how far it was, writes nothing twice', async () => {
    await save('instant')
    await list()
    const { rows } = await db().execute(sql`SELECT seen::text FROM alert_state`)
    expect(await run()).toBe(1)
    await db().execute(sql`UPDATE alert_state SET seen = ${String(rows[0]?.seen)}::pg_snapshot`)
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('and another at the same time write one e-mail', async () => {
    await save('instant')
    await list()
    const now = new Date()
    await findAlerts(payload, now)
    const written = await Promise.all(Array.from({ length: 4 }, () => sendAlerts(payload, now)))
    expect(written.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a vehicle on the wishlist', () => {
  /** Runs the job so that what it finds new has held for long enough. */
  const settle = async (from: Date): Promise<number> => {
    await findAlerts(payload, from)
    return run(plus(from, (SETTLE_MINUTES + 1) * MINUTE))
  }

  it('that is cheaper is told once the price has held, and not again while it bounces', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    expect(await run(plus(now, MINUTE))).toBe(0)
    expect(await settle(plus(now, 2 * MINUTE))).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ event: 'wishlist-alert' })
    expect(mail?.subject).toMatch(/ is cheaper$/)
    expect(mail?.text).toContain('Now $9,000, was $10,000')
    await change(vehicle, { price: 10_000 })
    expect(await settle(plus(now, DAY))).toBe(0)
    await change(vehicle, { price: 9_000 })
    expect(await settle(plus(now, 2 * DAY))).toBe(0)
    await change(vehicle, { price: 8_000 })
    expect(await settle(plus(now, 3 * DAY))).toBe(1)
    expect((await mails())[0]?.text).toContain('Now $8,000, was $9,000')
  })

  it('whose price falls and rises before anybody was told is no news', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    await run(plus(now, MINUTE))
    await change(vehicle, { price: 10_000 })
    expect(await settle(plus(now, 10 * MINUTE))).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('that can be bought again is told, unless it was away for a moment', async () => {
    const vehicle = await list()
    await wish(vehicle)
    const now = new Date()
    await run(now)
    await change(vehicle, { status: 'RESERVED' })
    await run(plus(now, MINUTE))
    await change(vehicle, { status: 'PUBLISHED' })
    expect(await settle(plus(now, 10 * MINUTE))).toBe(0)
    await change(vehicle, { status: 'RESERVED' })
    await run(plus(now, DAY))
    await change(vehicle, { status: 'PUBLISHED' })
    expect(await settle(plus(now, 2 * DAY))).toBe(1)
    expect((await mails())[0]?.subject).toMatch(/ can be bought again$/)
  })

  it('is not told of to whoever took it off, or wants no such e-mails', async () => {
    const vehicle = await list()
    await wish(vehicle)
    await wish(vehicle, 10_000, 'otherCustomer')
    const other = people.otherCustomer.id
    await db().execute(sql`UPDATE users SET subscriptions = '{"wishlist": false}' WHERE id = ${other}`)
    const now = new Date()
    await run(now)
    await change(vehicle, { price: 9_000 })
    await findAlerts(payload, now)
    const later = plus(now, (SETTLE_MINUTES + 1) * MINUTE)
    await findAlerts(payload, later)
    await db().execute(sql`DELETE FROM wishlist_items WHERE user_id = ${people.customer.id}`)
    expect(await sendAlerts(payload, later)).toBe(0)
    await db().execute(sql`UPDATE users SET subscriptions = NULL WHERE id = ${other}`)
  })
})

describe('one click to get no more', () => {
  /** An e-mail as it leaves, with the headers that mail programs read. */
  async function sent(): Promise<Envelope> {
    const { rows } = await db().execute(sql`SELECT id FROM mail_outbox ORDER BY id DESC LIMIT 1`)
    const taken: Envelope[] = []
    await deliver(payload, Number(rows[0]?.id), {
      name: 'smtp',
      leavesTheMachine: true,
      send: async (mail) => {
        taken.push(mail)
      },
    })
    return taken[0] as Envelope
  }

  const addressOf = (mail: Envelope): string =>
    /^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  const frequencyOf = async (id: number) =>
    (await call('GET', `/saved-searches/${id}`, { token: tokens.customer })).body.data.frequency

  const click = (address: string, body = 'List-Unsubscribe=One-Click') =>
    POST(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
    )

  it('is offered by the headers; reading the address changes nothing, sending to it does', async () => {
    const [{ id }, { id: other }] = [await save('instant'), await save('weekly', 'maxPrice=1')]
    await list()
    await run()
    const mail = await sent()
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = addressOf(mail)
    const visit = await GET(new Request(address))
    expect(visit.status).toBe(303)
    expect(visit.headers.get('location')).toContain('/unsubscribe?token=')
    const token = new URL(address).searchParams.get('token')
    expect(await unsubscribeState(payload, token, new Date())).toMatchObject({ name: 'Toyotas', isOn: true })
    expect(await frequencyOf(id)).toBe('instant')
    const answer = await click(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect([await frequencyOf(id), await frequencyOf(other)]).toEqual(['off', 'weekly'])
    expect((await click(address)).status).toBe(200)
    await list()
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('ends all e-mails about vehicles when that is asked for on the page', async () => {
    await save('instant')
    await list()
    await run()
    const address = addressOf(await sent())
    const answer = await click(address, 'everything=yes')
    expect(answer.status).toBe(303)
    const token = new URL(address).searchParams.get('token')
    expect(await unsubscribeState(payload, token, new Date())).toMatchObject({ isAnyOn: false })
    await list()
    expect(await run(plus(new Date(), 60 * MINUTE))).toBe(0)
  })

  it('is refused for an address that was tampered with', async () => {
    const { id } = await save('instant')
    await list()
    await run()
    const address = addressOf(await sent())
    for (const wrong of [
      address.slice(0, -2),
      address.replace('token=', 'token=x'),
      address.split('?')[0] ?? '',
    ])
      expect((await click(wrong)).status).toBe(404)
    expect(await frequencyOf(id)).toBe('instant')
  })

  it('is not offered for e-mails that keep an account safe', async () => {
    await db().execute(sql`
      INSERT INTO mail_outbox (event_key, effect_key, to_address, subject, body_text, body_html)
      VALUES ('reset-password', 'plain', 'a@b.example', 's', 't', 'h')`)
    expect((await sent()).headers).toEqual({})
  })
})

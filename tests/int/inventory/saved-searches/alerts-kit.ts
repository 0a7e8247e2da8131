import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import { findAlerts } from '@/modules/inventory/saved-searches/operations/alerts/find-alerts'
import { sendAlerts } from '@/modules/inventory/saved-searches/operations/alerts/send-alerts'
import { env } from '@/server/env'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../../setup/payload'
import { mailsTo } from '../../accounts/outbox'
import { accepted, addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'
import { addVehicle, buildWorld, randomOf, type World } from '../search/search-world'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

type AlertsWorld = {
  payload: Payload
  people: People
  world: World
  tokens: Record<PersonName, string>
}

/** What the tests of one file share; set once `withAlerts` has run. */
export const at = { tokens: {} } as AlertsWorld
const random = randomOf(23)

/**
 * Creates the shop, its people and their sessions once per file, and clears others' records before each test.
 */
export function withAlerts(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    await prepareJobs(
      env().DATABASE_URL,
      jobs.map(({ queue }) => queue),
    )
    at.people = await addPeople()
    at.world = await buildWorld(at.payload)
    for (const name of ['customer', 'otherCustomer', 'dealer', 'admin'] as const)
      at.tokens[name] = await tokenOf(at.payload, at.people[name])
  }, 120_000)

  beforeEach(async () => {
    await db().execute(sql`DELETE FROM saved_searches`)
    await db().execute(sql`DELETE FROM wishlist_items`)
    await db().execute(sql`DELETE FROM vehicle_alerts`)
    await db().execute(sql`DELETE FROM watched_offers`)
    await db().execute(sql`DELETE FROM mail_outbox`)
    await db().execute(
      sql`UPDATE users SET subscriptions = NULL, country = 'Kenya', status = 'ACTIVE' WHERE id = ${at.people.customer.id}`,
    )
    await db().execute(sql`UPDATE alert_state SET seen = pg_current_snapshot(), seen_at = now()`)
  })
}

export const db = () => at.payload.db.drizzle

export const toyota = () => `make=${at.world.makes[0]}`
export const model = (place: number) => at.world.models[place] ?? { id: 0, make: 0 }

/** A listed Toyota with a visible price. */
export const list = (more: Record<string, unknown> = {}): Promise<number> =>
  addVehicle(at.payload, at.world, random, {
    manufacturer: model(0).make,
    model: model(0).id,
    modelCode: null,
    status: 'PUBLISHED',
    showPrice: true,
    price: 10_000,
    ...more,
  })

export const change = (id: number, data: Record<string, unknown>) =>
  at.payload.update({ collection: 'vehicles', id, data, depth: 0, overrideAccess: true })

/** The job's result at a given time. */
export async function run(now = new Date()): Promise<number> {
  await findAlerts(at.payload, now)
  return sendAlerts(at.payload, now)
}

export const save = async (
  frequency: string,
  query = toyota(),
  who: PersonName = 'customer',
  name = 'Toyotas',
) => {
  const body = { name, query, frequency }
  return (await accepted(call('POST', '/saved-searches', { token: at.tokens[who], body }))).data
}

export const wish = (vehicle: number, price: number | null = 10_000, who: PersonName = 'customer') =>
  db().execute(sql`
    INSERT INTO wishlist_items (user_id, vehicle_id, price_when_added)
    VALUES (${at.people[who].id}, ${vehicle}, ${price})`)

export const mails = (who: PersonName = 'customer') => mailsTo(at.people[who].email)

/** A time this much later. */
export const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@/wiring/routes'
import { getTestPayload } from '../../setup/payload'
import { type ActorName, admitPeople } from './actors'
import { addCatalogue, vehicleBody } from './catalogue'
import { call, type People } from './client'

/** A text that occurs only in one customer's data. */
const MARK = 'MARK-OF-THE-OWNER'
const STRANGERS = ['guest', 'otherCustomer', 'dealer'] as const

let payload: Payload
let people: People
let tokens: Partial<Record<ActorName, string>>
let vehicle: number
let reservation: number
let savedSearch: number

beforeAll(async () => {
  payload = await getTestPayload()
  const catalogue = await addCatalogue()
  ;({ people, tokens } = await admitPeople())
  const made = await call('POST', '/vehicles', { token: tokens.admin, body: vehicleBody(catalogue) })
  vehicle = made.body.data.id
  const token = tokens.customer
  await call('POST', `/vehicles/${vehicle}/wishlist`, { token })
  const review = { vehicleId: vehicle, rating: 2, title: MARK, comment: MARK }
  expect((await call('POST', '/vehicle-reviews', { token, body: review })).status).toBe(201)
  const search = { name: MARK, query: `make=${catalogue.manufacturer}`, frequency: 'daily' }
  savedSearch = (await call('POST', '/saved-searches', { token, body: search })).body.data.id
  reservation = (await call('POST', `/vehicles/${vehicle}/reserve`, { token })).body.data.id
  const note = { note: MARK }
  await call('PUT', `/reservations/${reservation}/reject`, { token: tokens.admin, body: note })
})

/** Everything that belongs to the owner. */
async function stored(): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT jsonb_agg(w) FROM wishlist_items w WHERE w.user_id = u.id) AS wishes,
      (SELECT jsonb_agg(r) FROM vehicle_reviews r WHERE r.user_id = u.id) AS reviews,
      (SELECT jsonb_agg(s) FROM saved_searches s WHERE s.user_id = u.id) AS searches,
      (SELECT jsonb_agg(h) FROM reservations h WHERE h.customer_id = u.id) AS holds
    FROM users u WHERE u.id = ${people.customer.id}`)
  expect(Object.values(rows[0] ?? {}).filter(Boolean)).toHaveLength(4)
  return JSON.stringify(rows[0])
}

const ABOUT_BUYERS = routes
  .filter(({ path }) =>
    /^\/(reservations|saved-searches|vehicle-reviews|vehicles\/(wishlist|\{id\}\/(wishlist|reserve)|public\/(vehicle|by-ids)))/.test(
      path,
    ),
  )
  .flatMap((route) =>
    route.methods.map((method) => ({ name: `${method.toUpperCase()} ${route.path}`, route, method })),
  )

describe("a customer's data", () => {
  it.each(ABOUT_BUYERS)(
    'is neither shown to another nor changed by them: $name',
    async ({ method, route }) => {
      const before = await stored()
      const { id, email } = people.customer
      const ids: Record<string, number> = { reservations: reservation, 'saved-searches': savedSearch }
      const list = route.path.split('/')[1] ?? ''
      const path = route.path.replace(/\{\w+\}/, String(ids[list] ?? vehicle))
      const asOwner = `?ids=${vehicle}&userId=${id}&user=${id}&customerId=${id}&email=${encodeURIComponent(email)}`
      const bodies = route.body
        ? [
            {},
            { name: 'Taken', note: 'Taken', userId: id },
            { name: 'Taken', frequency: 'off' },
            { isApproved: true },
          ]
        : [undefined]
      for (const stranger of STRANGERS)
        for (const body of bodies) {
          const answer = await call(method.toUpperCase(), path + asOwner, { token: tokens[stranger], body })
          const text = JSON.stringify(answer.body)
          expect(answer.status, `${stranger} ${text}`).toBeLessThan(500)
          expect(text, stranger).not.toContain(MARK)
          expect(text, stranger).not.toContain(email)
          if (ids[list] && path !== route.path)
            expect([401, 403, 404, 422], `${stranger} ${JSON.stringify(body)}`).toContain(answer.status)
        }
      expect(await stored()).toBe(before)
    },
  )

  it('is counted but not named: others see how many people want a vehicle, and not who', async () => {
    for (const stranger of STRANGERS) {
      const { data } = (await call('GET', `/vehicles/public/vehicle/${vehicle}`, { token: tokens[stranger] }))
        .body
      expect(data.wishlistCount, stranger).toBeGreaterThan(0)
      expect(JSON.stringify(data), stranger).not.toMatch(/user_?id|wish_list_users_ids/i)
    }
    const own = await call('GET', `/vehicles/public/vehicle/${vehicle}`, { token: tokens.customer })
    expect(own.body.data.isWishlisted).toBe(true)
    const guest = await call('GET', `/vehicles/public/vehicle/${vehicle}`)
    expect(guest.body.data.isWishlisted).toBe(false)
  })

  it('about searches is not even for staff', async () => {
    for (const actor of ['operator', 'manager', 'admin'] as const) {
      expect((await call('GET', `/saved-searches/${savedSearch}`, { token: tokens[actor] })).status).toBe(404)
      expect((await call('GET', '/saved-searches', { token: tokens[actor] })).body.data).toEqual([])
    }
  })
})

import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/free-notice/[id]/route'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import {
  listAlertNews,
  listAlertsOf,
} from '@/modules/inventory/availability-alerts/queries/list-availability-alerts'
import {
  unsubscribe,
  unsubscribeState,
} from '@/modules/inventory/saved-searches/operations/alerts/unsubscribe-from-alerts'
import { env } from '@/server/env'
import { inTransaction } from '@/server/transaction'
import type { PersonName } from '../api/client'
import {
  as,
  at,
  decide,
  newVehicle,
  overdue,
  request,
  rowsOf,
  withReservations,
} from './reservations/reservations-kit'

withReservations()

beforeEach(async () => {
  await rowsOf(sql`DELETE FROM vehicle_free_notices`)
  await rowsOf(sql`DELETE FROM mail_outbox WHERE event_key = 'vehicle-free'`)
})

/** Sends the form of a vehicle's page. */
const send = (who: PersonName | null, vehicle: number, wanted = 'on') =>
  POST(
    new Request(`${env().SERVER_URL}/free-notice/${vehicle}`, {
      method: 'POST',
      headers: {
        origin: new URL(env().SERVER_URL).origin,
        ...(who && { cookie: `payload-token=${at.tokens[who]}` }),
      },
      body: new URLSearchParams({ wanted }),
    }),
    { params: Promise.resolve({ id: String(vehicle) }) },
  )

/** A vehicle that is reserved for the dealer, and the reservation. */
async function reserved() {
  const vehicle = await newVehicle()
  const id = await request('dealer', vehicle)
  await decide('admin', id, 'confirm')
  return { vehicle, id }
}

const notices = async () =>
  (
    await rowsOf(sql`SELECT user_id, vehicle_id, told_at IS NOT NULL AS is_told FROM vehicle_free_notices
      ORDER BY vehicle_id, user_id`)
  ).map((row) => [row.user_id, row.vehicle_id, row.is_told])
const mails = () =>
  rowsOf(sql`SELECT user_id, to_address, subject, unsubscribe_url FROM mail_outbox
    WHERE event_key = 'vehicle-free' ORDER BY to_address`)
const addresses = async () => (await mails()).map((mail) => mail.to_address)

describe('subscribing to a reserved vehicle', () => {
  it('stores one subscription for each person and vehicle, however often and at once it is sent', async () => {
    const { vehicle } = await reserved()
    const answers = await Promise.all([1, 2, 3].map(() => send('customer', vehicle)))
    expect(answers.map(({ headers, status }) => [status, headers.get('location')])).toEqual(
      answers.map(() => [303, `/vehicles/${vehicle}#free-notice`]),
    )
    await send('otherCustomer', vehicle)
    const { customer, otherCustomer } = at.people
    const people = [customer.id, otherCustomer.id].toSorted((a, b) => a - b)
    expect(await notices()).toEqual(people.map((id) => [id, vehicle, false]))
  })

  it('sends a guest to the sign-in, stores the subscription in the browser and writes nothing', async () => {
    const { vehicle } = await reserved()
    const { headers, status } = await send(null, vehicle)
    expect([status, headers.get('location')]).toEqual([
      303,
      `/auth/login?why=free-notice&next=${encodeURIComponent(`/vehicles/${vehicle}`)}`,
    ])
    expect(headers.get('set-cookie')).toMatch(new RegExp(`^kaido-free=${vehicle};.*HttpOnly`))
    expect(await notices()).toEqual([])
  })

  it('is cancelled by its own person, and by nobody else', async () => {
    const { vehicle } = await reserved()
    await send('customer', vehicle)
    await send('otherCustomer', vehicle, 'off')
    expect(await notices()).toHaveLength(1)
    for (const _ of [1, 2]) expect((await send('customer', vehicle, 'off')).status).toBe(303)
    expect(await notices()).toEqual([])
  })

  it('writes nothing for a vehicle that is free, that is gone, or that is reserved for oneself', async () => {
    const { vehicle } = await reserved()
    await send('dealer', vehicle)
    await send('customer', await newVehicle())
    await send('customer', await newVehicle({ status: 'DRAFT' }))
    await send('customer', 999_999)
    expect(await notices()).toEqual([])
  })

  it('from another site is refused', async () => {
    const { vehicle } = await reserved()
    const { status } = await POST(
      new Request(`${env().SERVER_URL}/free-notice/${vehicle}`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example', cookie: `payload-token=${at.tokens.customer}` },
      }),
      { params: Promise.resolve({ id: String(vehicle) }) },
    )
    expect([status, await notices()]).toEqual([403, []])
  })
})

describe('a reservation that ends without a sale', () => {
  it('sends one e-mail to each who waits, with the way to end them, and none to the others', async () => {
    const { id, vehicle } = await reserved()
    await send('customer', vehicle)
    await send('otherCustomer', vehicle)
    await send('otherCustomer', vehicle, 'off')
    await decide('admin', id, 'release', 'The buyer withdrew.')
    const { customer } = at.people
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ user_id: customer.id, to_address: customer.email })
    expect(mail?.subject).toMatch(/ is free again$/)
    expect(mail?.unsubscribe_url).toContain('/unsubscribe/one-click?token=')
    expect(await notices()).toEqual([[customer.id, vehicle, true]])
    // It is reserved and freed again: they were notified, and are not notified twice.
    const again = await request('dealer', vehicle)
    await decide('admin', again, 'confirm')
    await overdue(again)
    await as('dealer', 'PUT', `/reservations/${again}/withdraw`)
    expect(await addresses()).toEqual([customer.email])
  })

  it('notifies whoever subscribes anew once more', async () => {
    const { id, vehicle } = await reserved()
    await send('customer', vehicle)
    await decide('admin', id, 'release')
    const again = await request('dealer', vehicle)
    await decide('admin', again, 'confirm')
    await send('customer', vehicle)
    await decide('admin', again, 'release')
    expect(await addresses()).toEqual([at.people.customer.email, at.people.customer.email])
  })

  it('notifies also of a vehicle that staff put back on sale by hand, and of one that comes back later', async () => {
    const { id, vehicle } = await reserved()
    await send('customer', vehicle)
    const bulk = (status: string) =>
      as('admin', 'POST', '/vehicles/bulk/status', { ids: [vehicle], status, affectedReservations: [id] })
    await bulk('DRAFT')
    expect([await addresses(), await notices()]).toEqual([[], [[at.people.customer.id, vehicle, false]]])
    await bulk('PUBLISHED')
    expect(await addresses()).toEqual([at.people.customer.email])
  })

  it('notifies nobody if the step is undone with its transaction', async () => {
    const { vehicle } = await reserved()
    await send('customer', vehicle)
    await expect(
      inTransaction({ payload: at.payload }, async (req, db) => {
        await db.execute(sql`UPDATE reservations SET status = 'RELEASED' WHERE vehicle_id = ${vehicle}`)
        await req.payload.update({
          collection: 'vehicles',
          id: vehicle,
          data: { status: 'PUBLISHED' },
          req,
          overrideAccess: true,
          depth: 0,
          context: { statusChange: { by: 'staff' } },
        })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect([await addresses(), await notices()]).toEqual([[], [[at.people.customer.id, vehicle, false]]])
  })

  it('does not miss somebody who subscribes at that moment: they wait, or are notified, or find it free', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id, vehicle } = await reserved()
      await Promise.all([send('customer', vehicle), decide('admin', id, 'release')])
      const mine = (await notices()).filter(([, about]) => about === vehicle)
      expect(mine.every(([, , isNotified]) => isNotified)).toBe(true)
      const sent = await rowsOf(sql`SELECT 1 FROM mail_outbox WHERE effect_key LIKE
        ${`free-notice:${at.people.customer.id}:${vehicle}:%`}`)
      expect(sent).toHaveLength(mine.length)
    }
  })
})

it('a sale ends the wishes without a word', async () => {
  const { id, vehicle } = await reserved()
  await send('customer', vehicle)
  const agreed = { affectedReservations: [id], soldToHolder: true }
  await as('admin', 'POST', '/vehicles/bulk/status', { ids: [vehicle], status: 'SOLD', ...agreed })
  expect([await addresses(), await notices()]).toEqual([[], []])
})

it('somebody whose account is blocked is not written to', async () => {
  const { id, vehicle } = await reserved()
  await send('otherCustomer', vehicle)
  await rowsOf(sql`UPDATE users SET status = 'BLOCKED' WHERE id = ${at.people.otherCustomer.id}`)
  await decide('admin', id, 'release')
  await rowsOf(sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${at.people.otherCustomer.id}`)
  expect(await addresses()).toEqual([])
})

it('the link of the e-mail ends all waiting, for its own person', async () => {
  const [{ id, vehicle }, other] = [await reserved(), await reserved()]
  await send('customer', vehicle)
  await send('customer', other.vehicle)
  await send('otherCustomer', other.vehicle)
  await decide('admin', id, 'release')
  const [mail] = await mails()
  const token = new URL(String(mail?.unsubscribe_url)).searchParams.get('token')
  const state = () => unsubscribeState(at.payload, token, new Date())
  expect(await state()).toMatchObject({ about: 'notices', isOn: true })
  for (const _ of [1, 2]) expect(await unsubscribe(at.payload, token, new Date())).toBe(true)
  expect(await state()).toMatchObject({ about: 'notices', isOn: false })
  const waiting = (await notices()).filter(([, , isNotified]) => !isNotified)
  expect(waiting).toEqual([[at.people.otherCustomer.id, other.vehicle, false]])
})

it('shows on the first page of its own person, is exported with their data, and erased with them', async () => {
  const [{ id, vehicle }, other] = [await reserved(), await reserved()]
  for (const { vehicle: one } of [{ vehicle }, other]) await send('otherCustomer', one)
  await decide('admin', id, 'release')
  const db = at.payload.db.drizzle
  const person = at.people.otherCustomer.id
  const news = await listAlertNews(db, person, null)
  expect(news.map(({ isFree, vehicleId }) => [vehicleId, isFree])).toEqual([
    [vehicle, true],
    [other.vehicle, false],
  ])
  const later = await listAlertNews(db, person, new Date(Date.now() + 60_000))
  expect(later.map(({ vehicleId }) => vehicleId)).toEqual([other.vehicle])
  expect(await listAlertNews(db, at.people.customer.id, null)).toEqual([])
  const { body } = await as('otherCustomer', 'GET', '/users/my-data')
  expect(body.freeNotices).toHaveLength(2)
  expect(await listAlertsOf(db, person)).toHaveLength(2)
  await rowsOf(
    sql`UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '32 days' WHERE id = ${person}`,
  )
  await inTransaction({ payload: at.payload }, (req) => eraseAccount(req, person))
  expect(await notices()).toEqual([])
})

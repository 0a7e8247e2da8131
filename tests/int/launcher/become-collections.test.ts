import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue } from '../api/catalogue'
import { makePerson } from '../settings/people'

let payload: Payload
const run = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows

beforeAll(async () => {
  payload = await getTestPayload()
})

const OTHERS = { chassis: 'KEPT-1', officeFileNo: 'KEPT-1', engineSizeCc: 1496 }

/** The one vehicle that the rows refer to. */
const addVehicle = (() => {
  let made: Promise<number> | undefined
  const add = async () => {
    const { manufacturer, model, mombasa, vehicleType } = await addCatalogue()
    const data = { manufacturer, model, vehicleType, showroom: mombasa, ...OTHERS }
    const common = { collection: 'vehicles', overrideAccess: true, depth: 0 } as const
    return (await payload.create({ ...common, data: data as never })).id
  }
  return () => {
    made ??= add()
    return made
  }
})()

/** Reverts a migration, fills the table as it was before, and migrates again. */
async function migrated(name: string, fill: () => Promise<unknown>): Promise<void> {
  const { down, up } = migrations.find((one) => one.name.endsWith(name)) ?? {}
  if (!down || !up) throw new Error(`No migration ${name}`)
  const args = { db: payload.db.drizzle, payload, req: {} } as unknown as Parameters<typeof up>[0]
  await down(args)
  await fill()
  await up(args)
}

describe('tables that become collections keep every row', () => {
  it('of mail templates', async () => {
    const { id } = await makePerson(payload, 1)
    const at = '2026-03-04T05:06:07.890Z'
    await migrated('_mail_templates', () =>
      run(sql`INSERT INTO mail_templates (key, subject, body, updated_by, updated_at)
        VALUES ('one', 'Hello', 'World', ${id}, ${at}), ('two', '様', 'Ça va', NULL, ${at})`),
    )
    const { docs } = await payload.find({ collection: 'mail-templates', overrideAccess: true, depth: 0 })
    expect(docs).toEqual([
      { id: 1, key: 'one', subject: 'Hello', body: 'World', updatedBy: id, updatedAt: at, createdAt: at },
      { id: 2, key: 'two', subject: '様', body: 'Ça va', updatedBy: null, updatedAt: at, createdAt: at },
    ])
  })

  it('of saved searches, with their recorded alerts', async () => {
    const { id } = await makePerson(payload, null)
    const at = '2026-03-04T05:06:07.890Z'
    const vehicle = await addVehicle()
    await migrated('_saved_searches', async () => {
      await run(sql`
        INSERT INTO saved_searches (user_id, name, query, frequency, last_mark, created_at, updated_at)
        SELECT ${id}, 'No. ' || n, 'make=' || n, (ARRAY['instant', 'daily', 'weekly', 'off'])[n], ${at}, ${at}, ${at}
        FROM generate_series(1, 4) n`)
      await run(sql`INSERT INTO vehicle_alerts (user_id, vehicle_id, kind, search_id, due_at)
        SELECT user_id, ${vehicle}, 'match', id, ${at} FROM saved_searches`)
    })
    const all = { overrideAccess: true, depth: 0, sort: 'id' } as const
    const { docs } = await payload.find({ collection: 'saved-searches', ...all })
    expect(docs).toEqual(
      ['instant', 'daily', 'weekly', 'off'].map((frequency, place) => {
        const n = place + 1
        const texts = { name: `No. ${n}`, query: `make=${n}`, frequency }
        return { id: n, user: id, ...texts, lastMark: at, createdAt: at, updatedAt: at }
      }),
    )
    expect(await run(sql`SELECT search_id FROM vehicle_alerts ORDER BY search_id`)).toHaveLength(4)
    const more = { user: id, name: 'More', query: 'make=1', lastMark: at }
    await expect(
      payload.create({ collection: 'saved-searches', data: { ...more, frequency: 'daily' }, ...all }),
    ).rejects.toThrow()
    const data = { ...more, query: 'make=5', frequency: 'daily' } as const
    expect((await payload.create({ collection: 'saved-searches', data, ...all })).id).toBeGreaterThan(4)
  })

  it('of reviews, each with its reply and one per person and vehicle', async () => {
    const [first, second] = [await makePerson(payload, null), await makePerson(payload, null)]
    const at = '2026-03-04T05:06:07.890Z'
    const vehicle = await addVehicle()
    await migrated('_006200_reviews', () =>
      run(sql`
        INSERT INTO vehicle_reviews (vehicle_id, user_id, rating, title, comment, is_approved, show_on_homepage,
          staff_reply, replied_at, created_at, updated_at)
        VALUES (${vehicle}, ${first.id}, 4, 'Fair', 'As shown', true, true, 'Thank you', ${at}, ${at}, ${at}),
          (${vehicle}, ${second.id}, 1, 'Rust', 'Much of it', false, false, NULL, NULL, ${at}, ${at})`),
    )
    const all = { overrideAccess: true, depth: 0, sort: 'id' } as const
    const { docs } = await payload.find({ collection: 'vehicle-reviews', ...all })
    const times = { createdAt: at, updatedAt: at }
    const review = { rating: 4, title: 'Fair', comment: 'As shown', isApproved: true, showOnHomepage: true }
    const hidden = {
      rating: 1,
      title: 'Rust',
      comment: 'Much of it',
      isApproved: false,
      showOnHomepage: false,
    }
    const [one, other] = [
      { ...review, staffReply: 'Thank you', repliedAt: at },
      { ...hidden, staffReply: null, repliedAt: null },
    ]
    expect(docs).toEqual([
      { id: 1, vehicle, user: first.id, ...one, ...times },
      { id: 2, vehicle, user: second.id, ...other, ...times },
    ])
    const flags = { isApproved: false, showOnHomepage: false }
    const again = { vehicle, user: first.id, rating: 5, title: 'Again', comment: 'Still fair', ...flags }
    for (const data of [again, { ...again, user: (await makePerson(payload, null)).id, rating: 2.5 }])
      await expect(payload.create({ collection: 'vehicle-reviews', data, ...all })).rejects.toThrow()
  })

  it('of reservations, in every state, and their constraints', async () => {
    const [customer, staff] = [await makePerson(payload, null), await makePerson(payload, 2)]
    const [requestedAt, until, ended] = ['01', '02', '03'].map((day) => `2026-03-${day}T05:06:07.890Z`)
    const vehicle = await addVehicle()
    const states = ['REQUESTED', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'RELEASED', 'CONVERTED'] as const
    const logged = async () =>
      (await run(sql`SELECT count(*) AS n FROM audit_log WHERE table_name = 'reservations'`))[0]?.n
    let before: unknown
    await migrated('_010100_reservations', async () => {
      for (const status of states)
        await run(sql`
          INSERT INTO reservations (vehicle_id, customer_id, status, requested_at, confirmed_at, expires_at, ended_at, note,
            decided_by)
          SELECT ${vehicle}, CASE WHEN ${status} = 'REQUESTED' THEN ${staff.id}::int ELSE ${customer.id} END, ${status},
            ${requestedAt}, r.until, r.until, r.ended, 'Why', ${staff.id}
          FROM (SELECT CASE WHEN ${status} = 'CONFIRMED' THEN ${until}::timestamptz END AS until,
            CASE WHEN ${status} NOT IN ('CONFIRMED', 'REQUESTED') THEN ${ended}::timestamptz END AS ended) r`)
      before = await logged()
    })
    const all = { overrideAccess: true, depth: 0, sort: 'id' } as const
    const { docs } = await payload.find({ collection: 'reservations', ...all })
    expect(docs).toEqual(
      states.map((status, place) => ({
        id: place + 1,
        vehicle,
        customer: status === 'REQUESTED' ? staff.id : customer.id,
        status,
        requestedAt,
        confirmedAt: status === 'CONFIRMED' ? until : null,
        expiresAt: status === 'CONFIRMED' ? until : null,
        endedAt: place > 1 ? ended : null,
        note: 'Why',
        decidedBy: staff.id,
        createdAt: requestedAt,
        updatedAt: place > 1 ? ended : status === 'CONFIRMED' ? until : requestedAt,
      })),
    )
    expect(await logged()).toBe(before)
    for (const status of ['REQUESTED', 'CONFIRMED'])
      await expect(
        run(sql`INSERT INTO reservations (vehicle_id, customer_id, status, confirmed_at, expires_at)
          VALUES (${vehicle}, ${customer.id}, ${status}, now(), now())`),
      ).rejects.toThrow()
  })
})

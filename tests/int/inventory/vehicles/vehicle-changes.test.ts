import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeVehiclesJob } from '@/modules/inventory/vehicles/jobs/change-vehicles'
import { runChange } from '@/modules/inventory/vehicles/operations/bulk/run-change'
import { listen } from '@/server/events'
import { ids as idList } from '@/server/sql'
import { getTestPayload } from '../../../setup/payload'
import { call, tokenOf } from '../../api/client'
import { at, create, rowOf, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const run = async (statement: SQL) => (await (await getTestPayload()).db.drizzle.execute(statement)).rows
const created = async (more: Record<string, unknown> = {}): Promise<number> =>
  (await create(more, at.tokens.admin)).body.data.id
const change = (body: object, token = at.tokens.admin, headers?: Record<string, string>) =>
  call('POST', '/vehicles/bulk/changes', { token, body, headers })
const priceBy = (percent: number, verb = 'lower', roundTo = 1) => ({
  kind: 'price',
  price: { unit: 'percent', verb, percent, roundTo },
})
const priceOf = async (id: number) => Number((await rowOf(id)).price)
const tagsOf = async (id: number) =>
  (
    await run(
      sql`SELECT tags_id FROM vehicles_rels WHERE parent_id = ${id} AND path = 'tags' ORDER BY "order"`,
    )
  ).map(({ tags_id }) => Number(tags_id))

describe('prices of many vehicles', () => {
  it('follow the change where the rules let them, and every other vehicle reports why not', async () => {
    const [derived, plain] = [await created(), await created({ cost_value: 0, markup: null, price: 995 })]
    const [none, yen, sold] = [await created({ status: 'DRAFT' }), await created(), await created()]
    await run(sql`UPDATE vehicles SET price = 0, cost_value = 0 WHERE id = ${none}`)
    await run(sql`UPDATE vehicles SET currency = 'JPY' WHERE id = ${yen}`)
    await run(sql`UPDATE vehicles SET status = 'SOLD' WHERE id = ${sold}`)
    const ids = [derived, plain, none, yen, sold, 999_999]
    const { body, status } = await change({ change: priceBy(10), ids })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'finished', total: 6, changed: 3, left: 3, mayUndo: true })
    expect(body.data.reasons.map((one: { message: string }) => one.message).toSorted()).toEqual([
      'It has no price',
      'This vehicle is sold and can no longer be changed',
      'Vehicle not found',
    ])
    // 6,000 and 25% are 7,500; the cost stays and the markup gives the price.
    expect(await rowOf(derived)).toMatchObject({ price: '6750', cost_value: '6000', markup: '12.5' })
    expect(await rowOf(plain)).toMatchObject({ price: '896', markup: null })
    expect(await rowOf(yen)).toMatchObject({ price: '6750', currency: 'JPY' })
    expect(await priceOf(sold)).toBe(7_500)
    const dollars = { unit: 'amount', verb: 'set', amount: 5_000, currency: 'USD', roundTo: 1 }
    const set = await change({ change: { kind: 'price', price: dollars }, ids: [derived, yen] })
    expect(set.body.data).toMatchObject({ changed: 1, left: 1 })
    expect([await priceOf(derived), await priceOf(yen)]).toEqual([5_000, 6_750])
  })

  it('are written to audit log and search, and announced, as a save of each would be', async () => {
    const [one, other] = [await created(), await created()]
    const heard: number[] = []
    const stop = listen('changes of the test', {
      vehicleChanged: [
        async ({ ids }) => {
          heard.push(...ids)
        },
      ],
    })
    await change({ change: priceBy(20), ids: [one, other] })
    stop()
    expect(heard.toSorted((a, b) => a - b)).toEqual([one, other])
    const rows = await run(
      sql`SELECT price FROM vehicle_search WHERE vehicle_id = ANY(${idList([one, other])})`,
    )
    expect(rows.map(({ price }) => Number(price))).toEqual([6_000, 6_000])
    const [log] = await run(sql`SELECT actor_id, before, after FROM audit_log
      WHERE table_name = 'vehicles' AND record_id = ${String(one)} ORDER BY id DESC LIMIT 1`)
    expect(log).toMatchObject({
      actor_id: at.people.admin.id,
      before: { price: 7500 },
      after: { price: 6000 },
    })
  })

  it('are shown before anything is written, as the change will check them', async () => {
    const [one, none] = [await created(), await created({ status: 'DRAFT' })]
    await run(sql`UPDATE vehicles SET price = 0, cost_value = 0 WHERE id = ${none}`)
    const preview = await call('POST', '/vehicles/bulk/price-preview', {
      token: at.tokens.admin,
      body: { price: priceBy(7, 'raise', 100).price, ids: [one, none] },
    })
    expect(preview.body.data).toMatchObject({
      total: 2,
      changed: 1,
      left: 1,
      first: [{ id: one, currency: 'USD', from: 7_500, to: 8_000 }],
      reasons: [{ message: 'It has no price', count: 1 }],
    })
    expect(await priceOf(one)).toBe(7_500)
  })

  it('come back by undo, once, and only where nobody has changed them since', async () => {
    const [one, other] = [await created(), await created()]
    const { body } = await change({ change: priceBy(10), ids: [one, other] })
    await call('PATCH', `/vehicles/${other}`, { token: at.tokens.admin, body: { markup: 50 } })
    const undo = () => call('POST', `/vehicles/bulk/changes/${body.data.id}/undo`, { token: at.tokens.admin })
    expect((await undo()).body.data).toMatchObject({
      isUndo: true,
      changed: 1,
      left: 1,
      reasons: [{ message: 'It has been changed since' }],
    })
    expect(await rowOf(one)).toMatchObject({ price: '7500', markup: '25' })
    expect(await priceOf(other)).toBe(9_000)
    expect((await undo()).status).toBe(409)
  })
})

describe('all vehicles that a search finds', () => {
  it('are changed, and none beside them; the search is read by the server', async () => {
    const inside = [await created({ year: 2003 }), await created({ year: 2003, status: 'DRAFT' })]
    const outside = await created({ year: 2004 })
    const expected = { change: priceBy(10), search: 'yearFrom=2003&yearTo=2003&sort=price-asc&page=7' }
    expect((await change({ ...expected, expected: 3 })).status).toBe(409)
    expect(await priceOf(inside[0]!)).toBe(7_500)
    const { body } = await change({ ...expected, expected: 2 })
    expect(body.data).toMatchObject({ total: 2, changed: 2 })
    expect(await Promise.all([...inside, outside].map(priceOf))).toEqual([6_750, 6_750, 7_500])
  })

  it('a change of what the search is about does not lose half of them', async () => {
    const ids = [await created({ year: 2005 }), await created({ year: 2005 }), await created({ year: 2005 })]
    const draft = { kind: 'status', status: 'DRAFT' }
    const { body } = await change({ change: draft, search: 'status=PUBLISHED&yearFrom=2005&yearTo=2005' })
    expect(body.data).toMatchObject({ total: 3, changed: 3 })
    const rows = await run(sql`SELECT DISTINCT status FROM vehicles WHERE id = ANY(${idList(ids)})`)
    expect(rows).toEqual([{ status: 'DRAFT' }])
    const undone = await call('POST', `/vehicles/bulk/changes/${body.data.id}/undo`, {
      token: at.tokens.admin,
    })
    expect(undone.body.data).toMatchObject({ changed: 3, left: 0 })
    expect((await rowOf(ids[0]!)).status).toBe('PUBLISHED')
  })

  it.each([
    ['an unknown filter', { search: 'statuss=PUBLISHED' }],
    ['a value that is not understood', { search: 'yearFrom=abc' }],
    ['a filter given twice', { search: 'status=SOLD&status=DRAFT' }],
    ['the trash', { search: 'trash=true' }],
    ['nothing that matches', { search: 'q=nothingiscalledthis' }],
    ['ids and a search', { search: 'status=DRAFT', ids: [1] }],
    ['neither', {}],
  ])('%s changes nothing', async (_, chosen) => {
    const before = await run(sql`SELECT count(*)::int AS n FROM vehicle_changes`)
    expect((await change({ change: priceBy(10), ...chosen })).status).toBe(422)
    expect(await run(sql`SELECT count(*)::int AS n FROM vehicle_changes`)).toEqual(before)
  })

  it('a change that is sent twice happens once', async () => {
    const id = await created({ year: 2006 })
    const headers = { 'idempotency-key': 'price-once' }
    const body = { change: priceBy(10), search: 'yearFrom=2006&yearTo=2006' }
    const [first, second] = [
      await change(body, at.tokens.admin, headers),
      await change(body, at.tokens.admin, headers),
    ]
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(await priceOf(id)).toBe(6_750)
  })
})

describe('tags of many vehicles', () => {
  it('are added and removed; their order, features and other fields stay', async () => {
    const [wanting, having] = [
      await created({ tags: [] }),
      await created({ feature_ids: [at.catalogue.abs] }),
    ]
    const payload = await getTestPayload()
    const tag = await payload.create({ collection: 'tags', data: { name: 'Clearance', color: '#112233' } })
    const ids = [wanting, having]
    const added = await change({ change: { kind: 'tags', add: [tag.id, at.catalogue.tag] }, ids })
    expect(added.body.data).toMatchObject({ changed: 2 })
    expect(await tagsOf(wanting)).toEqual([tag.id, at.catalogue.tag])
    expect(await tagsOf(having)).toEqual([at.catalogue.tag, tag.id])
    const features = await run(
      sql`SELECT vehicle_features_id FROM vehicles_rels WHERE parent_id = ${having} AND path = 'features'`,
    )
    expect(features).toHaveLength(1)
    const removed = await change({ change: { kind: 'tags', remove: [at.catalogue.tag] }, ids: [...ids] })
    expect(removed.body.data).toMatchObject({ changed: 2 })
    expect(await tagsOf(having)).toEqual([tag.id])
    expect(
      (await change({ change: { kind: 'tags', remove: [at.catalogue.tag] }, ids })).body.data,
    ).toMatchObject({
      changed: 0,
      same: 2,
    })
    expect((await change({ change: { kind: 'tags', add: [999_999] }, ids })).status).toBe(422)
  })
})

describe('who may change many vehicles', () => {
  let vehicle: number
  beforeAll(async () => {
    vehicle = await created({ year: 2007 })
  })

  it.each(['guest', 'customer', 'recruiter'] as const)('not a %s', async (who) => {
    const payload = await getTestPayload()
    if (who === 'recruiter') {
      const role = await payload.create({
        collection: 'roles',
        data: { key: 'reader', name: 'Reader', permissions: { inventory: { read: true } } } as never,
      })
      await payload.update({ collection: 'users', id: at.people.supervisor.id, data: { role: role.id } })
    }
    const token = { guest: undefined, customer: at.tokens.customer, recruiter: at.tokens.supervisor }[who]
    const body = { change: priceBy(10), search: 'yearFrom=2007&yearTo=2007' }
    const answer = await call('POST', '/vehicles/bulk/changes', { token, body })
    expect([401, 403]).toContain(answer.status)
    expect(await priceOf(vehicle)).toBe(7_500)
  })

  describe('staff of another showroom', () => {
    beforeAll(async () => {
      const payload = await getTestPayload()
      const { id } = at.people.operator
      const data = { allShowrooms: false, assignedShowrooms: [at.catalogue.tokyo] }
      await payload.update({ collection: 'users', id, data, overrideAccess: true })
    })
    afterAll(async () => {
      const payload = await getTestPayload()
      const { id } = at.people.operator
      await payload.update({ collection: 'users', id, data: { allShowrooms: true }, overrideAccess: true })
    })

    it('change none of it, by id or by search, and see nobody else’s changes', async () => {
      const search = 'yearFrom=2007&yearTo=2007'
      const byId = await change({ change: priceBy(10), ids: [vehicle] }, at.tokens.operator)
      expect(byId.body.data).toMatchObject({
        changed: 0,
        left: 1,
        reasons: [{ message: 'Vehicle not found' }],
      })
      expect((await change({ change: priceBy(10), search }, at.tokens.operator)).status).toBe(422)
      expect(await priceOf(vehicle)).toBe(7_500)
      const own = await change({ change: priceBy(10), ids: [vehicle] })
      const path = `/vehicles/bulk/changes/${own.body.data.id}`
      expect((await call('GET', path, { token: at.tokens.operator })).status).toBe(404)
      expect((await call('POST', `${path}/undo`, { token: at.tokens.operator })).status).toBe(404)
    })
  })

  it('moving to the trash needs its own right', async () => {
    expect((await change({ change: { kind: 'trash' }, ids: [vehicle] }, at.tokens.operator)).status).toBe(403)
    const { body } = await change({ change: { kind: 'trash' }, ids: [vehicle] })
    expect((await rowOf(vehicle)).deleted_at).not.toBeNull()
    await call('POST', `/vehicles/bulk/changes/${body.data.id}/undo`, { token: at.tokens.admin })
    expect((await rowOf(vehicle)).deleted_at).toBeNull()
  })
})

describe('more vehicles than are changed at once', () => {
  const many = { search: 'yearFrom=1999&yearTo=1999' }
  const left = async () =>
    Number((await run(sql`SELECT count(*)::int AS n FROM vehicles WHERE year = 1999 AND price = 7500`))[0]?.n)

  beforeAll(async () => {
    const id = await created({ year: 1999 })
    const rows = await run(sql`
      INSERT INTO vehicles SELECT (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicles_id_seq'),
        'chassis', v.chassis || '-' || n, 'office_file_no', v.office_file_no || '-' || n))).*
      FROM vehicles v, generate_series(1, 600) n WHERE v.id = ${id} RETURNING id`)
    await run(sql`SELECT refresh_vehicle_search(${idList(rows.map((row) => Number(row.id)))})`)
  })

  it('are changed in the background, chunk by chunk, each exactly once', async () => {
    const payload = await getTestPayload()
    const { body } = await change({ change: priceBy(10), ...many })
    expect(body.data).toMatchObject({ state: 'waiting', total: 601, done: 0, mayUndo: false })
    const user = {
      ...(await payload.findByID({ collection: 'users', id: at.people.admin.id })),
      collection: 'users' as const,
    }
    // A worker ends after one chunk; another begins the job anew.
    expect(await runChange(await createLocalReq({ user }, payload), body.data.id)).toBe(true)
    expect(await left()).toBe(101)
    const input = { changeId: body.data.id, userId: at.people.admin.id }
    const progress: number[] = []
    const context = {
      payload,
      input,
      attempt: 2,
      signal: new AbortController().signal,
      progress: async (done: number) => {
        progress.push(done)
      },
    }
    await changeVehiclesJob.run(context as unknown as Parameters<typeof changeVehiclesJob.run>[0])
    expect(progress).toEqual([601])
    const path = `/vehicles/bulk/changes/${body.data.id}`
    const { data } = (await call('GET', path, { token: at.tokens.admin })).body
    expect(data).toMatchObject({ state: 'finished', changed: 601, left: 0, mayUndo: true })
    const [prices] = await run(
      sql`SELECT count(*)::int AS n FROM vehicles WHERE year = 1999 AND price = 6750 AND markup = 12.5`,
    )
    expect(prices?.n).toBe(601)
  })

  it('a right that is removed ends it, and this is reported', async () => {
    const payload = await getTestPayload()
    const { body } = await change({ change: priceBy(10), ...many }, at.tokens.operator)
    await payload.update({ collection: 'users', id: at.people.operator.id, data: { status: 'BLOCKED' } })
    const context = {
      payload,
      input: { changeId: body.data.id, userId: at.people.operator.id },
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => undefined,
    }
    await changeVehiclesJob.run(context as unknown as Parameters<typeof changeVehiclesJob.run>[0])
    const [row] = await run(sql`SELECT state, problem FROM vehicle_changes WHERE id = ${body.data.id}`)
    expect(row).toMatchObject({ state: 'stopped' })
    expect(String(row?.problem)).not.toBe('')
    await payload.update({ collection: 'users', id: at.people.operator.id, data: { status: 'ACTIVE' } })
    expect(await tokenOf(payload, at.people.operator)).toBeTruthy()
  })
})

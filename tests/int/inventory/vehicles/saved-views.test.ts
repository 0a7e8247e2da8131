import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import { readViewState } from '@/modules/inventory/vehicles/admin/stock/views/read-view-state'
import { readStockFilter } from '@/modules/inventory/vehicles/schemas/stock-query'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../../setup/payload'
import { call, tokenOf } from '../../api/client'
import { at, withCatalogue } from '../../api/vehicles-kit'
import { actorKit } from './actor-kit'

withCatalogue()

let manager: string | undefined
beforeAll(async () => {
  manager = await tokenOf(await getTestPayload(), at.people.manager)
})

const VIEW = {
  name: 'Long in stock',
  query: 'status=PUBLISHED&sort=age-desc&page=4&nonsense=1',
  columns: 'margin,age,sku',
}
const save = (body: object = VIEW, token = at.tokens.supervisor) =>
  call('POST', '/saved-views', { token, body })
const listed = async (token = at.tokens.supervisor) =>
  (await call('GET', '/saved-views', { token })).body.data

describe('saved views', () => {
  let view: { id: number; href: string; query: string; columns: string }
  beforeAll(async () => {
    view = (await save()).body.data
  })

  it('store the filters, order and columns of an address, and open by an address that contains it all', async () => {
    expect(view).toMatchObject({
      name: 'Long in stock',
      query: 'status=PUBLISHED&sort=age-desc',
      columns: 'sku,age,margin',
      isShared: false,
      mayChange: true,
      href: `/admin/inventory/vehicles?status=PUBLISHED&sort=age-desc&columns=sku%2Cage%2Cmargin&saved=${view.id}`,
    })
  })

  it.each([
    ['an empty name', { ...VIEW, name: '  ' }, 422],
    ['a name that is too long', { ...VIEW, name: 'x'.repeat(61) }, 422],
    ['a query that is too long', { ...VIEW, name: 'Other', query: 'x'.repeat(1_001) }, 422],
    ['a name used before, in other letters', { ...VIEW, name: 'LONG IN STOCK' }, 409],
  ])('%s is refused', async (_, body, status) => {
    expect((await save(body)).status).toBe(status)
  })

  it('are closed to guests and customers', async () => {
    expect((await call('GET', '/saved-views', {})).status).toBe(401)
    for (const token of [at.tokens.customer])
      for (const [method, path, body] of [
        ['GET', '/saved-views', undefined],
        ['POST', '/saved-views', VIEW],
        ['DELETE', `/saved-views/${view.id}`, undefined],
        ['PUT', '/vehicles/stock/settings', { columns: 'sku' }],
      ] as const)
        expect([path, (await call(method, path, { token, body })).status]).toEqual([path, 403])
  })

  it('belong to one person until they are shared, and only by those with the right', async () => {
    const path = `/saved-views/${view.id}`
    const others = at.tokens.operator
    expect(await listed(others)).toEqual([])
    expect((await call('PATCH', path, { token: others, body: { name: 'Mine' } })).status).toBe(404)
    expect((await call('DELETE', path, { token: others })).status).toBe(404)
    await call('PATCH', path, { token: at.tokens.supervisor, body: { isShared: true } })
    const [shared] = await listed(others)
    expect(shared).toMatchObject({ id: view.id, isShared: true, mayChange: false })
    expect((await call('PATCH', path, { token: others, body: { name: 'Mine' } })).status).toBe(403)
    expect((await call('DELETE', path, { token: others })).status).toBe(403)
    // Its owner may have left.
    expect((await listed(at.tokens.admin))[0]).toMatchObject({ mayChange: true })
  })

  it('cannot be shared by those who only read', async () => {
    const payload = await getTestPayload()
    const { id } = at.people.manager
    const permissions = { inventory: { create: false, read: true, update: false, delete: false } }
    await payload.update({ collection: 'users', id, data: { permissions }, overrideAccess: true })
    const own = await save({ ...VIEW, name: 'Reading' }, manager)
    expect(own.status).toBe(201)
    expect((await save({ ...VIEW, name: 'For all', isShared: true }, manager)).status).toBe(403)
    const path = `/saved-views/${own.body.data.id}`
    expect((await call('PATCH', path, { token: manager, body: { isShared: true } })).status).toBe(403)
  })

  it('show nobody a column that they may not see, whoever chose it', async () => {
    const { db } = await getTestPayload()
    const given = { saved: String(view.id), columns: 'cost,margin,age' }
    const place = { given, query: readStockFilter(given) }
    const reader = await actorKit(at.people.manager.id)
    const state = await readViewState(db.drizzle, reader, place)
    expect(state.current?.id).toBe(view.id)
    expect([...state.columns, ...state.offered].filter((key) => key === 'cost' || key === 'margin')).toEqual(
      [],
    )
    const clerk = await readViewState(db.drizzle, await actorKit(at.people.operator.id), place)
    expect(clerk.columns).toEqual(['name', 'age', 'cost', 'margin'])
  })

  it('one may be the default, with one’s own columns beside it, until it is deleted', async () => {
    const token = at.tokens.operator
    const settings = (body: object) => call('PUT', '/vehicles/stock/settings', { token, body })
    const own = (await save({ ...VIEW, name: 'Own' }, token)).body.data
    expect((await settings({ defaultView: own.id })).body.data).toEqual({
      columns: null,
      defaultView: own.id,
    })
    expect((await settings({ columns: 'age,nonsense,sku' })).body.data).toEqual({
      columns: 'sku,age',
      defaultView: own.id,
    })
    const strange = (await save({ ...VIEW, name: 'Private' })).body.data
    expect((await settings({ defaultView: strange.id })).status).toBe(422)
    await call('DELETE', `/saved-views/${own.id}`, { token })
    expect((await settings({})).body.data).toEqual({ columns: 'sku,age', defaultView: null })
  })

  it('go with their owner: into the export of one’s own data, and away when the account is erased', async () => {
    const payload = await getTestPayload()
    const { id } = at.people.supervisor
    await save({ ...VIEW, name: 'Not mine' }, at.tokens.operator)
    const path = '/vehicles/stock/settings'
    await call('PUT', path, {
      token: at.tokens.supervisor,
      body: { columns: 'age,sku', defaultView: view.id },
    })
    const { body } = await call('GET', '/users/my-data', { token: at.tokens.supervisor })
    expect(body.vehicleList.columns).toBe('sku,age')
    expect(body.vehicleList.views).toContainEqual({
      ...{ name: VIEW.name, query: view.query, columns: view.columns, isShared: true, isDefault: true },
      savedAt: expect.stringMatching(/^20.*Z$/),
    })
    expect(JSON.stringify(body)).not.toContain('Not mine')

    const storedViews = async () => {
      const { rows } = await payload.db.drizzle.execute(sql`
        SELECT (SELECT count(*)::int FROM saved_views WHERE user_id = ${id}) AS views,
          (SELECT count(*)::int FROM stock_settings WHERE user_id = ${id}) AS settings`)
      return rows[0]
    }
    expect(await storedViews()).toMatchObject({ settings: 1 })
    await payload.db.drizzle.execute(
      sql`UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '32 days' WHERE id = ${id}`,
    )
    await inTransaction({ payload }, (req) => eraseAccount(req, id))
    expect(await storedViews()).toEqual({ views: 0, settings: 0 })
  })

  it('are as many as a menu holds', async () => {
    const payload = await getTestPayload()
    const { id } = at.people.admin
    await payload.db.drizzle.execute(sql`
      INSERT INTO saved_views (user_id, name) SELECT ${id}::int, 'View ' || n FROM generate_series(1, 40) n`)
    expect((await save({ ...VIEW, name: 'One more' }, at.tokens.admin)).status).toBe(409)
  })

  afterAll(async () => {
    const payload = await getTestPayload()
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS n FROM audit_log WHERE table_name = 'saved_views' AND actor_id = ${at.people.supervisor.id}`,
    )
    expect(Number(rows[0]?.n)).toBeGreaterThan(1)
  })
})

import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { call, tokenOf } from '../../api/client'
import { at, create, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const made = async (): Promise<number> => (await create()).body.data.id
const editing = (id: number, by: keyof typeof at.tokens) =>
  call('GET', `/vehicles/${id}/editing`, { token: at.tokens[by] })
const begin = (id: number, by: keyof typeof at.tokens, takeOver = false) =>
  call('PUT', `/vehicles/${id}/editing`, { token: at.tokens[by], body: { takeOver } })
const end = (id: number, by: keyof typeof at.tokens) =>
  call('DELETE', `/vehicles/${id}/editing`, { token: at.tokens[by] })
const save = (id: number, by: keyof typeof at.tokens, others: string) =>
  call('PATCH', `/vehicles/${id}`, { token: at.tokens[by], body: { others } })

it('one who edits a vehicle is known by name, prevents others from saving, and lets them when done', async () => {
  const id = await made()
  expect((await editing(id, 'admin')).body.data.editor).toBeNull()
  expect((await begin(id, 'operator')).body.data.editor).toEqual({
    id: at.people.operator.id,
    name: 'operator Test',
  })
  expect((await editing(id, 'admin')).body.data.editor.name).toBe('operator Test')
  const refused = await save(id, 'admin', 'by the administrator')
  expect([refused.status, refused.body.message]).toEqual([409, 'operator Test is editing this vehicle'])
  expect((await save(id, 'operator', 'by the operator')).status).toBe(200)
  await end(id, 'operator')
  expect((await editing(id, 'admin')).body.data.editor).toBeNull()
  expect((await save(id, 'admin', 'by the administrator')).status).toBe(200)
})

describe('a vehicle that somebody else is editing', () => {
  const bulk = (path: string, body: object, by: keyof typeof at.tokens = 'admin') =>
    call('POST', `/vehicles/bulk/${path}`, { token: at.tokens[by], body })
  const message = 'operator Test is editing this vehicle'

  it.each([
    ['status', { status: 'ARCHIVED' }],
    ['trash', {}],
  ])('is left out of a change of many, by name: %s', async (path, more) => {
    const [edited, free] = [await made(), await made()]
    await begin(edited, 'operator')
    const { body } = await bulk(path, { ids: [edited, free], ...more })
    expect(body.data).toMatchObject({ changed: [free], refused: [{ id: edited, message }] })
    await end(edited, 'operator')
    expect((await bulk(path, { ids: [edited], ...more })).body.data.changed).toEqual([edited])
  })

  it('is left out of a change of prices, which whoever edits it makes', async () => {
    const [edited, free] = [await made(), await made()]
    await begin(edited, 'operator')
    const price = { unit: 'percent', verb: 'lower', percent: 10, roundTo: 1 }
    const input = { change: { kind: 'price', price }, ids: [edited, free] }
    const { body } = await bulk('changes', input)
    expect(body.data).toMatchObject({ changed: 1, left: 1, reasons: [{ message }] })
    await begin(edited, 'admin', true)
    expect((await bulk('changes', { ...input, ids: [edited] })).body.data).toMatchObject({
      changed: 1,
      left: 0,
    })
  })

  it('is not moved to the trash alone either', async () => {
    const id = await made()
    await begin(id, 'operator')
    const remove = () => call('DELETE', `/vehicles/${id}`, { token: at.tokens.admin })
    const refused = await remove()
    expect([refused.status, refused.body.message]).toEqual([409, message])
    await end(id, 'operator')
    expect((await remove()).status).toBe(200)
  })
})

it('returns when and by whom a vehicle was changed last', async () => {
  const id = await made()
  const before = (await editing(id, 'admin')).body.data
  expect(before.changedBy.name).toBe('operator Test')
  const saved = await save(id, 'supervisor', 'changed')
  const after = (await editing(id, 'admin')).body.data
  expect(after).toMatchObject({
    changedBy: { name: 'supervisor Test' },
    updatedAt: saved.body.data.updatedAt,
  })
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

it('one who begins while another is editing waits, unless they take over; then the other cannot save', async () => {
  const id = await made()
  await begin(id, 'operator')
  expect((await begin(id, 'admin')).body.data.editor.name).toBe('operator Test')
  expect((await begin(id, 'admin', true)).body.data.editor.name).toBe('admin Test')
  expect((await begin(id, 'operator')).body.data.editor.name).toBe('admin Test')
  expect((await save(id, 'operator', 'too late')).status).toBe(409)
  // Who has lost it takes nothing from the other by leaving.
  await end(id, 'operator')
  expect((await editing(id, 'operator')).body.data.editor.name).toBe('admin Test')
})

it('one who has given no sign of life for five minutes is not editing any more', async () => {
  const id = await made()
  await begin(id, 'operator')
  const payload = await getTestPayload()
  const age = (minutes: number) =>
    payload.db.drizzle.execute(
      sql`UPDATE payload_locked_documents SET updated_at = now() - make_interval(mins => ${minutes})`,
    )
  await age(4)
  await begin(id, 'operator')
  expect((await editing(id, 'admin')).body.data.editor.name).toBe('operator Test')
  await age(6)
  expect((await editing(id, 'admin')).body.data.editor).toBeNull()
  expect((await begin(id, 'admin')).body.data.editor.name).toBe('admin Test')
})

it('does not cover vehicles of other showrooms, nor to customers, nor of what is in the trash', async () => {
  const id = await made()
  const payload = await getTestPayload()
  const far = await payload.create({
    collection: 'users',
    data: {
      email: 'far@people.example.com',
      password: 'Correct1@horse',
      firstName: 'Far',
      lastName: 'Away',
      role: 4,
      status: 'ACTIVE',
      allShowrooms: false,
    } as never,
    overrideAccess: true,
    depth: 0,
  })
  at.tokens.dealer = await tokenOf(payload, { id: Number(far.id), email: 'far@people.example.com' })
  for (const answer of [await editing(id, 'dealer'), await begin(id, 'dealer'), await end(id, 'dealer')])
    expect(answer.status).toBe(404)
  expect((await editing(id, 'customer')).status).toBe(403)
  await payload.db.drizzle.execute(sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${id}`)
  expect((await editing(id, 'admin')).status).toBe(404)
})

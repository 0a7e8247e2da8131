import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { accepted, type PersonName } from '../../api/client'
import { as, rowsOf, withTickets } from './tickets-kit'

withTickets()

const save = (who: PersonName | null, view: object) => as(who, 'POST', '/ticket-views', view)
const viewsOf = async (who: PersonName) => (await accepted(as(who, 'GET', '/ticket-views'))).data

test('a view contains its list, filters and order in one spelling, without the page', async () => {
  const query = '?sort=newest&page=3&list=mine&status=OPEN&unknown=1'
  const { data } = await accepted(save('operator', { name: 'My newest', query }))
  expect(data).toMatchObject({
    name: 'My newest',
    query: 'list=mine&status=OPEN&sort=newest',
    isShared: false,
    owner: null,
    mayChange: true,
  })
  const rows = await rowsOf(sql`SELECT name, query, is_shared FROM ticket_views WHERE id = ${data.id}`)
  expect(rows).toEqual([{ name: 'My newest', query: data.query, is_shared: false }])
})

test('a view is its owner’s until it is shared, and then only theirs to change', async () => {
  const { data: own } = await accepted(save('operator', { name: 'Late ones', query: 'list=overdue' }))
  expect((await viewsOf('manager')).map(({ name }: { name: string }) => name)).not.toContain('Late ones')
  expect((await as('manager', 'PATCH', `/ticket-views/${own.id}`, { name: 'Mine now' })).status).toBe(404)
  await accepted(as('operator', 'PATCH', `/ticket-views/${own.id}`, { isShared: true }))
  const [shared] = (await viewsOf('manager')).filter(({ id }: { id: number }) => id === own.id)
  expect(shared).toMatchObject({ name: 'Late ones', isShared: true, mayChange: false })
  expect(shared.owner).toBeTruthy()
  expect((await as('manager', 'PATCH', `/ticket-views/${own.id}`, { name: 'Mine now' })).status).toBe(403)
  expect((await as('manager', 'DELETE', `/ticket-views/${own.id}`)).status).toBe(403)
  expect(await rowsOf(sql`SELECT name FROM ticket_views WHERE id = ${own.id}`)).toEqual([
    { name: 'Late ones' },
  ])
})

test('a name is used once per person, whatever its case', async () => {
  await accepted(save('operator', { name: 'Urgent', query: 'priority=URGENT' }))
  const again = await save('operator', { name: 'urgent', query: '' })
  expect(again.status).toBe(409)
  expect(again.body.errors).toEqual([{ path: 'name', message: 'You already have a view with this name' }])
  await accepted(save('manager', { name: 'Urgent', query: 'priority=URGENT' }))
})

test('a deleted view is gone', async () => {
  const { data } = await accepted(save('operator', { name: 'For a day', query: '' }))
  await accepted(as('operator', 'DELETE', `/ticket-views/${data.id}`))
  expect(await rowsOf(sql`SELECT id FROM ticket_views WHERE id = ${data.id}`)).toEqual([])
  expect((await as('operator', 'DELETE', `/ticket-views/${data.id}`)).status).toBe(404)
})

test.each([
  [null, 401],
  ['customer', 403],
] as const)('%s has no views of the queue', async (who, status) => {
  expect((await as(who, 'GET', '/ticket-views')).status).toBe(status)
  expect((await save(who, { name: 'x', query: '' })).status).toBe(status)
})

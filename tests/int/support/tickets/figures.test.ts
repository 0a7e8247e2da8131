import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { accepted, addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'
import { ALWAYS, momentsOf, newDepartment, newTicket, put, rowsOf, write } from '../clock-kit'

let people: People
const tokens: Partial<Record<PersonName, string>> = {}
let showroom: number
beforeAll(async () => {
  people = await addPeople()
  const payload = await getTestPayload()
  for (const name of ['manager', 'operator', 'customer', 'otherCustomer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
  const data = { showroomName: 'Mombasa', city: 'Mombasa', country: 'Kenya' }
  showroom = Number(
    (await payload.create({ collection: 'showroom-offices', data, overrideAccess: true, depth: 0 })).id,
  )
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [] },
    overrideAccess: true,
  })
})

const get = (who: PersonName, path: string) =>
  call('GET', `/support-management${path}`, { token: tokens[who] })
const figuresOf = async (who: PersonName) => (await accepted(get(who, '/tickets/figures'))).data
/** The number of tickets in the list that a figure opens. */
const listed = async (who: PersonName, href: string) =>
  (await accepted(get(who, `/tickets?${new URL(href, 'http://site').search.slice(1)}`))).total

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

describe('the figures', () => {
  it('are those of the lists that they open, within the viewer’s showrooms', async () => {
    // Round the clock, so that nothing depends on when this runs.
    const department = await newDepartment(tokens.manager, { hours: ALWAYS, timeZone: 'UTC' })
    for (const hours of [0, 40, 130, 300]) await newTicket({ department, createdAt: ago(hours) })
    const here = await newTicket({ department, showroom, createdAt: ago(2) })
    for (const [hours, rating] of [
      [1, 5],
      [3, 4],
    ] as const) {
      const id = await newTicket({ department, createdAt: ago(20) })
      await write(id, ago(20 - hours), false)
      await put(id, ago(20 - 2 * hours), 'RESOLVED')
      await rowsOf(sql`UPDATE support_tickets SET rating = ${rating} WHERE id = ${id}`)
    }
    // What became part of another counts there alone.
    const merged = await newTicket({ department, createdAt: ago(20) })
    await put(merged, ago(20), 'CLOSED')
    await rowsOf(sql`UPDATE support_tickets SET merged_into_id = ${here} WHERE id = ${merged}`)
    const seen = await figuresOf('manager')
    expect(seen.age.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(5)
    expect(seen).toMatchObject({
      firstResponse: { count: 2, medianMinutes: 120 },
      resolution: { count: 2, medianMinutes: 240 },
      ratings: { count: 2, average: 4.5 },
    })
    expect(seen.ratings.stars.map(({ count }: { count: number }) => count)).toEqual([1, 1, 0, 0, 0])
    const { age, breached, dueToday, firstResponse, ratings, resolution } = seen
    expect(breached.count).toBeGreaterThan(0)
    const figures = [...age, breached, dueToday, firstResponse, resolution, ratings, ...ratings.stars]
    for (const { count, href } of figures) expect(await listed('manager', href), href).toBe(count)
    await rowsOf(sql`UPDATE support_tickets SET showroom_id = ${showroom} WHERE id <> ${here} AND rating = 5`)
    expect(await figuresOf('operator')).toMatchObject({ ratings: { count: 1, average: 4 } })
    expect((await figuresOf('manager')).ratings.count).toBe(2)
  })

  it('are for staff of support', async () => {
    expect((await call('GET', '/support-management/tickets/figures')).status).toBe(401)
    expect((await get('customer', '/tickets/figures')).status).toBe(403)
  })
})

describe('why a ticket is due', () => {
  it('is explained by its hours, pauses and holidays', async () => {
    const holidays = [{ day: '2025-12-02', name: 'A day off' }]
    const department = await newDepartment(tokens.manager, { holidays })
    const id = await newTicket({ department, createdAt: '2025-12-01T16:30+03:00' })
    const { data } = await accepted(get('manager', `/tickets/${id}/clock`))
    expect(data).toMatchObject({ department: { id: department }, timeZone: 'Africa/Nairobi', status: 'OPEN' })
    const [first, next, resolution] = data.promises
    const [due, opens] = momentsOf('2025-12-03T08:30+03:00', '2025-12-02T08:00+03:00')
    expect(first).toMatchObject({ promise: 'firstResponse', targetMinutes: 60, dueAt: due, isBreached: true })
    expect(first.rows.map(({ kind, minutes }: { kind: string; minutes: number }) => [kind, minutes])).toEqual(
      [
        ['start', null],
        ['counted', 30],
        ['holiday', null],
        ['counted', 30],
        ['due', null],
      ],
    )
    expect(first.rows[2]).toMatchObject({ at: opens, day: '2025-12-02', name: 'A day off' })
    expect(next).toMatchObject({ rows: [], leftMinutes: null, isAsked: false })
    expect(resolution.targetMinutes).toBe(480)
    await put(id, '2025-12-01T16:45+03:00', 'ON_HOLD')
    const held = (await accepted(get('manager', `/tickets/${id}/clock`))).data.promises[0]
    expect(held).toMatchObject({ dueAt: null, isBreached: false, leftMinutes: 45, isAsked: true })
    expect(held.rows).toContainEqual(
      expect.objectContaining({ kind: 'pause', status: 'ON_HOLD', until: null }),
    )
  })

  it('is nothing without a department, and nobody’s business who may not see the ticket', async () => {
    const id = await newTicket({ createdAt: ago(1), customer: people.customer.id })
    const elsewhere = await newTicket({ createdAt: ago(1), showroom })
    const { data } = await accepted(get('operator', `/tickets/${id}/clock`))
    expect(data).toMatchObject({ department: null, timeZone: null })
    expect(data.promises.every(({ rows }: { rows: unknown[] }) => rows.length === 0)).toBe(true)
    expect((await get('operator', `/tickets/${elsewhere}/clock`)).status).toBe(404)
    expect((await get('customer', `/tickets/${id}/clock`)).status).toBe(404)
    expect((await call('GET', `/support-management/tickets/${id}/clock`)).status).toBe(401)
  })
})

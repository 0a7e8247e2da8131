import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { accepted, addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'

const PATH = '/support-management/departments'
const HOURS = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
const WEEK = [HOURS, HOURS, HOURS, HOURS, HOURS, [], []]
const NOTHING = { firstResponse: null, nextResponse: null, resolution: null }
const TARGETS = {
  LOW: NOTHING,
  NORMAL: { firstResponse: 240, nextResponse: 240, resolution: 960 },
  HIGH: NOTHING,
  URGENT: { firstResponse: 30, nextResponse: 30, resolution: 240 },
}

let people: People
const tokens: Partial<Record<PersonName, string>> = {}
beforeAll(async () => {
  people = await addPeople()
  const payload = await getTestPayload()
  for (const name of ['admin', 'manager', 'operator', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
})

const as = (who: PersonName, method: string, path: string, body?: unknown) =>
  call(method, `${PATH}${path}`, { token: tokens[who], body })

const rowOf = async (id: number) =>
  (await (await getTestPayload()).db.drizzle.execute(sql`SELECT * FROM support_departments WHERE id = ${id}`))
    .rows[0]

async function newDepartment(title: string, more: object = {}): Promise<number> {
  return (await accepted(as('manager', 'POST', '', { title, ...more }))).data.id
}

const ticketIn = async (department: number) =>
  (await getTestPayload()).create({
    collection: 'support-tickets',
    data: {
      subject: 'Where is my vehicle?',
      description: 'It left Yokohama in May.',
      priority: 'NORMAL',
      type: 'SHIPPING',
      status: 'OPEN',
      channel: 'WEB',
      department,
      statusAt: new Date().toISOString(),
    },
    overrideAccess: true,
    depth: 0,
  })

describe('a department', () => {
  it('needs a title alone, and is written by whoever is signed in, whatever they send', async () => {
    const id = await newDepartment('Parts & Warranty', {
      createdById: people.admin.id,
      updatedById: people.admin.id,
    })
    expect(await rowOf(id)).toMatchObject({
      title: 'Parts & Warranty',
      slug: 'parts-warranty',
      time_zone: 'UTC',
      is_active: true,
      is_archived: false,
      created_by_id: people.manager.id,
      updated_by_id: people.manager.id,
      targets: { URGENT: NOTHING },
    })
    await accepted(
      as('operator', 'PATCH', `/${id}`, { description: 'Spare parts', updatedById: people.admin.id }),
    )
    expect(await rowOf(id)).toMatchObject({
      description: 'Spare parts',
      created_by_id: people.manager.id,
      updated_by_id: people.operator.id,
    })
  })

  it('has people, hours, holidays and promises, which are given as they were entered', async () => {
    const given = {
      title: 'Customer support',
      description: 'Questions about orders',
      email: 'support@kaido.example',
      leadId: people.manager.id,
      memberIds: [people.operator.id, people.manager.id, people.operator.id],
      timeZone: 'Africa/Nairobi',
      hours: WEEK,
      holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
      targets: TARGETS,
    }
    const id = await newDepartment(given.title, given)
    const { data } = await accepted(as('operator', 'GET', `/${id}`))
    expect(data).toMatchObject({
      ...given,
      departmentTag: 'customer-support',
      memberIds: [people.operator.id, people.manager.id],
      lead: { id: people.manager.id, name: 'manager Test' },
      members: [{ name: 'operator Test' }, { name: 'manager Test' }],
      unresolved: 0,
    })
    const { data: changed } = await accepted(as('manager', 'PUT', `/${id}`, { leadId: null, memberIds: [] }))
    expect(changed).toMatchObject({ lead: null, members: [], hours: WEEK })
  })

  it('has errors at their fields', async () => {
    const wrong = {
      title: 'Night shift',
      timeZone: 'Mars/Base',
      hours: [[{ from: 600, to: 540 }], ...WEEK.slice(1)],
      holidays: [{ day: '2026-02-30', name: 'Nothing' }],
    }
    const { body, status } = await as('manager', 'POST', '', wrong)
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'timeZone',
      'hours.0',
      'holidays.0.day',
    ])
    const strangers = { title: 'Strangers', leadId: people.customer.id }
    expect((await as('manager', 'POST', '', strangers)).body.errors[0].path).toBe('leadId')
    const members = { title: 'Strangers', memberIds: [people.operator.id, people.customer.id] }
    expect((await as('manager', 'POST', '', members)).body.errors[0].path).toBe('memberIds')
  })

  it('has a title of its own until it is archived, and a tag of its own for ever', async () => {
    const first = await newDepartment('Shipping')
    const again = await as('manager', 'POST', '', { title: 'shipping' })
    expect([again.status, again.body.errors[0].path]).toEqual([409, 'title'])
    await accepted(as('manager', 'PATCH', `/${first}`, { isArchived: true }))
    const second = await newDepartment('Shipping')
    expect(await rowOf(second)).toMatchObject({ slug: 'shipping-2' })
    expect((await as('manager', 'PATCH', `/${first}`, { isArchived: false })).status).toBe(409)
    await accepted(as('manager', 'PATCH', `/${second}`, { title: 'Freight' }))
    expect(await rowOf(second)).toMatchObject({ slug: 'shipping-2', title: 'Freight' })
  })

  it('of two with one title made at once, one is refused', async () => {
    const both = await Promise.all([1, 2].map(() => as('manager', 'POST', '', { title: 'Customs' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('is not overwritten by who has not seen the latest', async () => {
    const id = await newDepartment('Auctions')
    const { updatedAt } = (await accepted(as('manager', 'GET', `/${id}`))).data
    await accepted(as('operator', 'PATCH', `/${id}`, { description: 'Bids', updatedAt }))
    expect((await as('manager', 'PATCH', `/${id}`, { description: 'Offers', updatedAt })).status).toBe(409)
    expect(await rowOf(id)).toMatchObject({ description: 'Bids' })
  })

  it('is deleted by who may, unless it has tickets', async () => {
    const [empty, used] = [await newDepartment('Empty'), await newDepartment('Used')]
    await ticketIn(used)
    expect((await as('operator', 'DELETE', `/${empty}`)).status).toBe(403)
    expect((await as('manager', 'DELETE', `/${empty}`)).status).toBe(200)
    const refused = await as('manager', 'DELETE', `/${used}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This department is used by 1 ticket and cannot be deleted. Archive it instead.',
    ])
    expect([await rowOf(empty), (await rowOf(used))?.title]).toEqual([undefined, 'Used'])
  })
})

describe('the list', () => {
  it('is filtered by title and state, ten to a page', async () => {
    const ids = []
    for (let i = 10; i < 22; i += 1) ids.push(await newDepartment(`Listed ${i}`, { isActive: i % 2 === 0 }))
    await accepted(as('manager', 'PATCH', `/${ids[0]}`, { isArchived: true }))
    const list = async (query: string) => accepted(as('operator', 'GET', `?title=LISTED&${query}`))
    const first = await list('')
    expect([first.data.length, first.total, first.page, first.limit]).toEqual([10, 12, 1, 10])
    expect((await list('page=2')).data.map(({ title }: { title: string }) => title)).toEqual([
      'Listed 21',
      'Listed 10',
    ])
    expect((await list('isArchived=true')).data.map(({ id }: { id: number }) => id)).toEqual([ids[0]])
    expect((await list('isActive=true&isArchived=false')).total).toBe(5)
    expect((await list('isActive=maybe').catch((error) => error)).message).toContain('422')
  })

  it('is for staff of support alone', async () => {
    expect((await call('GET', PATH)).status).toBe(401)
    expect((await as('customer', 'GET', '')).status).toBe(403)
    expect((await as('customer', 'GET', '/1')).status).toBe(403)
    expect((await as('operator', 'GET', '/999999')).status).toBe(404)
  })
})

describe('holidays', () => {
  const proposed = (query: string) =>
    call('GET', `/support-management/holiday-proposals?${query}`, { token: tokens.operator })

  it('are proposed by country and year', async () => {
    const year = new Date().getUTCFullYear()
    const { data } = await accepted(proposed(`country=ke&year=${year}`))
    expect(data).toContainEqual({ day: `${year}-12-25`, name: 'Christmas Day' })
    expect(data.every(({ day }: { day: string }) => day.startsWith(String(year)))).toBe(true)
  })

  it.each([
    ['country=KE', 'year'],
    ['country=KE&year=1900', 'year'],
    ['year=2027', 'country'],
    [`country=QQ&year=${new Date().getUTCFullYear()}`, 'country'],
  ])('%s: an error at %s', async (query, path) => {
    const { body, status } = await proposed(query)
    expect([status, body.errors[0].path]).toEqual([422, path])
  })
})

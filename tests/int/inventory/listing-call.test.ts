import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { totalsOf } from '@/modules/inventory/queries/loosen-search'
import { searchVehicles } from '@/modules/inventory/queries/search-vehicles'
import { viewerFromHeaders } from '@/modules/inventory/queries/search-viewer'
import { emptyVehicleSearch } from '@/modules/inventory/schemas/vehicle-search'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

const LISTING = '/vehicles/public/listing'

let payload: Payload
let people: People
let catalogue: Catalogue
const tokens = {} as Record<PersonName, string>

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  catalogue = await addCatalogue()
  for (const name of ['admin', 'operator', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
  for (const more of [{}, { year: 2020 }, { location: 'Kaido Tokyo, Tokyo, Japan', tags: [] }]) {
    const made = await call('POST', '/vehicles', { token: tokens.admin, body: vehicleBody(catalogue, more) })
    expect(made.status).toBe(201)
  }
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [catalogue.tokyo] },
    overrideAccess: true,
    depth: 0,
  })
})

describe('the public listing call', () => {
  it.each<[PersonName | null, number]>([
    [null, 3],
    ['customer', 3],
    ['admin', 3],
    ['operator', 1],
  ])('shows %s what is theirs to see, in its list, its total and its facets', async (who, expected) => {
    const token = who ? tokens[who] : undefined
    const { body } = await call('GET', `${LISTING}?facets=showroomLocation,make`, { token })
    expect(body.total).toBe(expected)
    expect(body.data).toHaveLength(expected)
    expect(body.facets.make).toMatchObject([{ name: 'Toyota', count: expected }])
    const places = body.facets.showroomLocation.map(({ value }: { value: string }) => Number(value))
    expect(places).toEqual(expected === 1 ? [catalogue.tokyo] : [catalogue.mombasa, catalogue.tokyo])
  })

  it('does not let staff ask for showrooms that are not theirs', async () => {
    const { body } = await call('GET', `${LISTING}?showroomLocation=${catalogue.mombasa}`, {
      token: tokens.operator,
    })
    expect(body).toMatchObject({ data: [], total: 0 })
  })

  it('counts without sending a vehicle, each facet leaving its own choice out', async () => {
    const { body } = await call(
      'GET',
      `${LISTING}?limit=0&facets=tags,showroomLocation&tags=${catalogue.tag}`,
    )
    expect(body).toMatchObject({ data: [], total: 2, limit: 0, totalPages: 0, totalIsCapped: false })
    expect(body.facets.showroomLocation).toEqual([
      { value: String(catalogue.mombasa), name: 'Kaido Mombasa', count: 2 },
    ])
    expect(body.facets.tags).toMatchObject([{ value: String(catalogue.tag), count: 2 }])
    expect(Object.keys(body.facets)).toEqual(['showroomLocation', 'tags'])
  })

  it('sends facets only to who asks, all of them for "true", and refuses a name that is none', async () => {
    expect((await call('GET', LISTING)).body.facets).toBeUndefined()
    const all = await call('GET', `${LISTING}?limit=0&facets=true`)
    expect(all.body.facets).toHaveProperty('priceRange')
    expect(all.body.facets.model).toMatchObject([{ parent_id: catalogue.manufacturer, count: 3 }])
    const wrong = await call('GET', `${LISTING}?facets=make,chassis`)
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'facets'])
  })
})

describe('who looks at a page', () => {
  const withCookie = (token: string, more = {}) => new Headers({ cookie: `payload-token=${token}`, ...more })

  it('is a guest without a session, and the database is not asked', async () => {
    const locked = Object.create(payload, {
      db: {
        get: () => {
          throw new Error('the database was asked')
        },
      },
    })
    expect(await viewerFromHeaders(locked, new Headers({ cookie: 'theme=dark' }))).toEqual({})
    expect(await viewerFromHeaders(locked, new Headers())).toEqual({})
  })

  it.each<[PersonName, 'all' | 'tokyo']>([
    ['customer', 'all'],
    ['admin', 'all'],
    ['operator', 'tokyo'],
  ])('is known by the session: %s sees %s', async (who, sees) => {
    const viewer = await viewerFromHeaders(
      payload,
      withCookie(tokens[who], { 'sec-fetch-site': 'cross-site' }),
    )
    expect(viewer).toEqual(sees === 'all' ? {} : { showrooms: [catalogue.tokyo] })
  })

  it('is a guest with a session that is none', async () => {
    expect(await viewerFromHeaders(payload, withCookie('no.such.session'))).toEqual({})
  })
})

it('says what other searches would find, to whom it may say it', async () => {
  const none = emptyVehicleSearch()
  const searches = [none, { ...none, tags: [catalogue.tag] }, { ...none, yearFrom: 2020 }]
  expect((await totalsOf(payload, searches, {})).map(({ total }) => total)).toEqual([3, 2, 1])
  const tokyo = { showrooms: [catalogue.tokyo] }
  expect((await totalsOf(payload, searches, tokyo)).map(({ total }) => total)).toEqual([1, 0, 0])
  expect((await searchVehicles(payload, { ...none, sort: 'updated-asc' }, tokyo)).total).toBe(1)
})

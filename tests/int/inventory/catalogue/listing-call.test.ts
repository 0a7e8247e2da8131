import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { countRelaxedSearches } from '@/modules/inventory/search/queries/count-relaxed-searches'
import { readViewerFromHeaders } from '@/modules/inventory/search/queries/read-search-viewer'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { mileageRanges } from '@/modules/inventory/search/rules/mileage-bands'
import { SUGGESTION_LIMIT } from '@/modules/inventory/search/rules/search-limits'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'

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

  it('does not let staff query showrooms that are not theirs', async () => {
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

  it('counts mileages in bands that are round in the unit requested, always named in miles', async () => {
    const bands = async (query: string) =>
      (await call('GET', `${LISTING}?limit=0&facets=mileage${query}`)).body.facets.mileage
    for (const unit of DISTANCE_UNITS) {
      const options = await bands(`&distances=${unit}`)
      expect(options.length).toBeGreaterThan(0)
      for (const { count, value } of options) {
        expect(mileageRanges(unit)).toContain(value)
        const { body } = await call('GET', `${LISTING}?limit=0&mileage=${encodeURIComponent(value)}`)
        expect(body.total).toBe(count)
      }
    }
    expect(await bands('')).toEqual(await bands('&distances=mi'))
    const wrong = await call('GET', `${LISTING}?distances=leagues`)
    expect([wrong.status, wrong.body.errors[0]]).toMatchObject([
      422,
      { path: 'distances', message: 'distances must be one of mi, km' },
    ])
  })

  it('sends facets only on request, all of them for "true", and rejects an unknown name', async () => {
    expect((await call('GET', LISTING)).body.facets).toBeUndefined()
    const all = await call('GET', `${LISTING}?limit=0&facets=true`)
    expect(all.body.facets).toHaveProperty('priceRange')
    expect(all.body.facets.model).toMatchObject([{ parent_id: catalogue.manufacturer, count: 3 }])
    const wrong = await call('GET', `${LISTING}?facets=make,chassis`)
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'facets'])
  })
})

it('returns what each vehicle costs at a port, everywhere that vehicles are sent, and refuses what is no port', async () => {
  const ports = { name: 'Mombasa', country: 'Kenya', use: 'destination', active: true } as const
  const made = await payload.create({ collection: 'ports', data: ports, overrideAccess: true, depth: 0 })
  const { body: plain } = await call('GET', LISTING)
  expect(plain.data[0]).not.toHaveProperty('landed_price')
  const [{ id }] = plain.data
  const place = { port: { id: made.id, name: 'Mombasa', country: 'Kenya' }, currency: 'USD' }
  for (const path of [LISTING, '/vehicles/public/by-ids', `/vehicles/public/vehicle/${id}`]) {
    const { body } = await call('GET', `${path}?ids=${id}&to=${made.id}`)
    const [vehicle] = [body.data].flat()
    expect(vehicle.landed_price).toMatchObject(place)
    // Nobody has entered a tariff: the parts show what is known, and nothing is guessed.
    expect(vehicle.landed_price.total === null).toBe(vehicle.landed_price.missing.length > 0)
    for (const wrong of ['999999', 'mombasa'])
      expect((await call('GET', `${path}?ids=${id}&to=${wrong}`)).status).toBe(422)
  }
  const sorted = await call('GET', `${LISTING}?to=${made.id}&sort=total-asc`)
  expect(sorted.body).toMatchObject({ total: plain.total })
  for (const who of ['admin', 'operator', 'customer'] as const) {
    const { body } = await call('GET', `/vehicles?to=${made.id}&sort=total-asc`, { token: tokens[who] })
    expect(body.data.length).toBeGreaterThan(0)
    for (const { landed_price } of body.data) expect(landed_price).toMatchObject(place)
  }
  const eligible = await call('GET', `${LISTING}?to=${made.id}&eligible=true`)
  // Nobody has entered rules or a way: only what stands there already is certain.
  expect(eligible.body).toMatchObject({ total: 2 })
})

it('lists what stands in the country first, unless the caller requests an order', async () => {
  const ports = { name: 'Kilindini', country: 'Kenya', use: 'destination', active: true } as const
  const made = await payload.create({ collection: 'ports', data: ports, overrideAccess: true, depth: 0 })
  const standings = async (query: string) =>
    (await call('GET', `${LISTING}?to=${made.id}${query}`)).body.data.map(
      ({ landed_price }: { landed_price: { standing: string | null } }) => landed_price.standing !== null,
    )
  expect(await standings('')).toEqual([true, true, false])
  const idsOf = async (query: string) =>
    (await call('GET', `${LISTING}?sort=year-asc${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await idsOf(`&to=${made.id}`)).toEqual(await idsOf(''))
})

describe('filters by name', () => {
  const total = async (query: string, token?: string) =>
    (await call('GET', `${LISTING}?${query}`, { token })).body.total

  it('match a search colour by its word, and any other by its full name', async () => {
    expect(await total('color=white')).toBe(3)
    expect(await total('color=PEARL%20WHITE')).toBe(3)
    expect(await total('color=pearl')).toBe(0)
    expect(await total('color=black')).toBe(0)
    expect(await total(`color=black,${catalogue.colour}`)).toBe(3)
    expect(await total('color=all')).toBe(3)
  })

  it('match a showroom as written, commas and all, and never one that is not the viewer’s', async () => {
    const tokyo = encodeURIComponent('Kaido Tokyo, Tokyo, Japan')
    expect(await total(`showroomLocation=${tokyo}`)).toBe(1)
    expect(await total('showroomLocation=kaido%20mombasa')).toBe(2)
    expect(await total('showroomLocation=kaido%20mombasa,kaido%20tokyo')).toBe(3)
    expect(await total('showroomLocation=kaido%20mombasa', tokens.operator)).toBe(0)
    expect(await total('showroomLocation=nowhere')).toBe(0)
  })

  it('match a tag by its name or its route, combined with the other filters', async () => {
    expect(await total('tags=Low%20mileage')).toBe(2)
    expect(await total('tags=low-mileage&yearFrom=2020')).toBe(1)
    expect(await total('tags=no%20such%20tag')).toBe(0)
    const list = await call('GET', '/vehicles?tags=low-mileage&color=white', { token: tokens.admin })
    expect(list.body.total).toBe(2)
    const both = `location=tokyo&showroomLocation=kaido%20mombasa`
    expect((await call('GET', `/vehicles?${both}`, { token: tokens.customer })).body.total).toBe(0)
  })

  it('reject invalid ids, and more choices than a search accepts', async () => {
    expect((await call('GET', `${LISTING}?color=-1`)).status).toBe(422)
    const many = Array.from({ length: 51 }, (_, n) => `colour ${n}`).join(',')
    const refused = await call('GET', `${LISTING}?color=${encodeURIComponent(many)}`)
    expect([refused.status, refused.body.message]).toEqual([422, 'color takes up to 50 values'])
  })
})

describe('a page beyond the last one', () => {
  it.each([LISTING, '/vehicles'])('of %s is empty and reports it', async (path) => {
    for (const who of ['customer', 'admin'] as const) {
      const { body } = await call('GET', `${path}?limit=2&page=3`, { token: tokens[who] })
      expect(body).toMatchObject({ data: [], total: 3, page: 3, limit: 2, totalPages: 2 })
      const last = await call('GET', `${path}?limit=2&page=2`, { token: tokens[who] })
      expect(last.body.data).toHaveLength(1)
    }
  })
})

describe('suggestions', () => {
  const offered = async (q: string, who?: PersonName) =>
    (await call('GET', `/vehicles/public/suggestions?q=${q}`, { token: who && tokens[who] })).body.data

  it('count what the viewer would find: staff limited to showrooms only get these', async () => {
    const countOf = async (q: string, kind: string, who?: PersonName) =>
      (await offered(q, who)).find((line: { kind: string }) => line.kind === kind)?.count
    for (const who of [undefined, 'customer', 'admin'] as const) {
      expect(await countOf('toyota', 'make', who)).toBe(3)
      expect(await countOf('nze161', 'modelCode', who)).toBe(3)
    }
    expect(await countOf('toyota', 'make', 'operator')).toBe(1)
    expect(await countOf('nze161', 'modelCode', 'operator')).toBe(1)
    expect(await countOf('low', 'tag', 'operator')).toBeUndefined()
    const numbers = async (who?: PersonName) =>
      (await offered('KD-00000', who)).filter(({ kind }: { kind: string }) => kind === 'vehicle').length
    expect([await numbers(), await numbers('operator')]).toEqual([3, 1])
  })

  it('are eight at most, from one letter on, and none for nothing', async () => {
    expect(await offered('')).toEqual([])
    expect((await offered('t')).length).toBeGreaterThan(0)
    expect((await offered('k')).length).toBeLessThanOrEqual(SUGGESTION_LIMIT)
  })
})

describe('the viewer of a page', () => {
  const withCookie = (token: string, more = {}) => new Headers({ cookie: `payload-token=${token}`, ...more })

  it('is a guest without a session, and the database is not queried', async () => {
    const locked = Object.create(payload, {
      db: {
        get: () => {
          throw new Error('the database was asked')
        },
      },
    })
    expect(await readViewerFromHeaders(locked, new Headers({ cookie: 'theme=dark' }))).toEqual({})
    expect(await readViewerFromHeaders(locked, new Headers())).toEqual({})
  })

  it.each<[PersonName, 'all' | 'tokyo']>([
    ['customer', 'all'],
    ['admin', 'all'],
    ['operator', 'tokyo'],
  ])('is known by the session: %s sees %s', async (who, sees) => {
    const viewer = await readViewerFromHeaders(
      payload,
      withCookie(tokens[who], { 'sec-fetch-site': 'cross-site' }),
    )
    expect(viewer).toEqual(sees === 'all' ? {} : { showrooms: [catalogue.tokyo] })
  })

  it('is a guest with an invalid session', async () => {
    expect(await readViewerFromHeaders(payload, withCookie('no.such.session'))).toEqual({})
  })
})

it('returns what other searches would find, to viewers who may know', async () => {
  const none = emptyVehicleSearch()
  const searches = [none, { ...none, tags: [catalogue.tag] }, { ...none, yearFrom: 2020 }]
  expect((await countRelaxedSearches(payload, searches, {})).map(({ total }) => total)).toEqual([3, 2, 1])
  const tokyo = { showrooms: [catalogue.tokyo] }
  expect((await countRelaxedSearches(payload, searches, tokyo)).map(({ total }) => total)).toEqual([1, 0, 0])
  expect((await searchVehicles(payload, { ...none, sort: 'updated-asc' }, tokyo)).total).toBe(1)
})

it('queries the database once for a vehicle that a guest views, and once for all vehicles of a page', async () => {
  const queries = vi.spyOn(payload.db.pool, 'query')
  const namesOf = async (path: string) => {
    queries.mockClear()
    expect((await call('GET', path)).status).toBe(200)
    const named = queries.mock.calls.flatMap(([query]: unknown[]) => (query as { name?: string }).name ?? [])
    const texts = queries.mock.calls.map(([query]: unknown[]) => JSON.stringify(query))
    return { named, ofWishes: texts.filter((text) => text.includes('wishlist_items')).length }
  }
  const [first] = (await call('GET', LISTING)).body.data
  expect(await namesOf(`/vehicles/public/vehicle/${first.id}`)).toEqual({
    named: ['kaido_public_vehicle'],
    ofWishes: 1,
  })
  // In addition, the search itself makes a query, as long as it has no index.
  const page = await namesOf(LISTING)
  expect(page.named).toContain('kaido_wished_cards_by_id')
  expect(page.ofWishes).toBe(1)
  queries.mockRestore()
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '@/api/route-type'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import { routes } from '@/wiring/routes'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from './actors'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { type Answer, addPeople, call, tokenOf } from './client'
import { offer } from './offer'

let catalogue: Catalogue
let admin: string
let vehicle: number

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  admin = await tokenOf(payload, (await addPeople()).admin)
  const made = await call('POST', '/vehicles', { token: admin, body: vehicleBody(catalogue) })
  vehicle = made.body.data.id
})

const OURS =
  /^\/(vehicles|vehicle-|feature-groups|models|model-codes|manufacturers|tags|ports|company-names|inspection-companies|service-plans|showroom-offices|reservations|saved-searches|countries|blogs|topic-pages|homepage-slider|seo-settings)/

/** Lists made by the same factory are tried once. */
const ALIKE = REFERENCE_LISTS.map(({ slug }) => `/${slug}`).filter(
  (path) => !/types$|colours|features|seats/.test(path) || /steering|sub-body|fuel/.test(path),
)
const ours = routes.filter(
  ({ path }) => OURS.test(path) && !ALIKE.some((list) => path === list || path.startsWith(`${list}/`)),
)

/** Words that libraries and databases use for programmers. */
const INSIDE =
  /invalid (input|option|discriminator|iso|string)|expected .+ received|too (big|small)|unrecognized|violates|syntax|column "/i

/** What is wrong with a response that should succeed, or refuse in sentences for people; null if nothing. */
function unclear({ body, status }: Answer, allowed: readonly number[]): string | null {
  if (!allowed.includes(status)) return `${status} ${JSON.stringify(body).slice(0, 200)}`
  if (status < 400) return null
  const issues: { message: string }[] = body.errors ?? []
  const sentences: string[] = [body.message, ...issues.map(({ message }) => message)]
  return sentences.find((sentence) => !/\S/.test(sentence) || INSIDE.test(sentence)) ?? null
}

type Try = { method: string; address: string; allowed: readonly number[]; body?: unknown; about?: string }

/** Makes the calls one after another; returns those with a bad response. */
async function faultsOf(tries: readonly Try[]): Promise<string[]> {
  const faults: string[] = []
  for (const { about, address, allowed, body, method } of tries) {
    const answer = await call(method, address, { token: admin, ...(body !== undefined && { body }) })
    const fault = unclear(answer, allowed)
    if (fault) faults.push(`${about ?? address.slice(0, 120)}: ${fault}`)
  }
  return faults
}

type Offer = Omit<Try, 'address' | 'body' | 'about'> & {
  fields: readonly string[]
  /** The call with the value in these fields. */
  having: (fields: readonly string[]) => { address: string; body?: unknown }
  about: string
}

/** Sends one value in all fields at once; returns the bad responses. */
async function faultsOfOffer({ method, fields, having, allowed, about }: Offer): Promise<string[]> {
  const faults: string[] = []
  await offer(
    fields,
    (some) => {
      const { address, body } = having(some)
      return call(method, address, { token: admin, ...(body !== undefined && { body }) })
    },
    (answer, some) => {
      const fault = unclear(answer, allowed)
      if (fault) faults.push(`${about} in ${some.join(', ')}: ${fault}`)
    },
  )
  return faults
}

async function faultsOfOffers(offers: readonly Offer[]): Promise<string[]> {
  const faults: string[] = []
  for (const one of offers) faults.push(...(await faultsOfOffer(one)))
  return faults
}

const namesOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})

const ODD_VALUES_OF_QUERIES = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '9'.repeat(20),
  'NaN',
  "'; DROP TABLE ports;--",
  '%',
  'a\0b',
  '🚗',
  '١٢',
  'x'.repeat(5_000),
  '1,2,x,',
  '2026-13-45',
]

/** Ways to write a name in a query. */
const ODD_QUERIES: readonly ((name: string) => string)[] = [
  ...ODD_VALUES_OF_QUERIES.map((value) => (name: string) => `${name}=${encodeURIComponent(value)}`),
  (name) => `${name}=1&${name}=2`,
  (name) => `${name}[]=1`,
  (name) => `${name}[a]=1`,
  (name) => name,
]

const gets = ours.filter(({ methods }) => methods.includes('get'))
const ofVehicle = (path: string): string => path.replace(/\{\w+\}/g, String(vehicle))
const isAboutContent = (path: string): boolean => /^\/(blogs|topic-pages)\/.*\{/.test(path)
const get = (address: string): Try => ({ method: 'GET', address, allowed: [200, 422] })

describe('a query', () => {
  it.each(gets.filter(({ query }) => namesOf(query).length > 0))(
    'of $path is understood or refused in words, whatever its values are',
    async ({ path, query }) => {
      const offers = ODD_QUERIES.map((written) => ({
        method: 'GET',
        fields: namesOf(query),
        having: (names: readonly string[]) => ({
          address: `${ofVehicle(path)}?${names.map(written).join('&')}`,
        }),
        // The vehicle's id is that of no post and of no page.
        allowed: isAboutContent(path) ? [200, 404, 422] : [200, 422],
        about: written('').slice(0, 60),
      }))
      expect(await faultsOfOffers(offers)).toEqual([])
    },
  )

  it.each(gets.filter(({ query }) => namesOf(query).includes('page')))(
    'of $path gives an empty page behind the last one, and never more than a page holds',
    async ({ path }) => {
      const address = ofVehicle(path)
      const far = await call('GET', `${address}?page=1000000&limit=1000000000`, { token: admin })
      expect(far.status).toBe(200)
      expect(far.body).toMatchObject({ data: [], page: 1_000_000 })
      expect(far.body.limit).toBeLessThanOrEqual(1000)
      expect((await call('GET', `${address}?page=0`, { token: admin })).status).toBe(422)
      expect(await faultsOf([get(`${address}?sort=no_such_field&nonsense=1`)])).toEqual([])
    },
  )
})

const ODD_IDS = [
  ...['0', '-1', '1.5', '01', '2147483648', '9'.repeat(20)],
  ...['%00', '%F0%9F%9A%97', 'null', '1e3', '١', '1%20'],
]

describe('an id in an address', () => {
  // A topic page that there is not has no slides.
  const named = ours.filter(
    ({ access, params, path }) =>
      params && access.kind !== 'customer' && path !== '/homepage-slider/public/topic-page/{route}',
  )

  it.each(named)('of $methods $path that is invalid is 404', async ({ methods, path, body }) => {
    const addresses = ODD_IDS.map((id) => path.replace(/\{\w+\}/, id))
    const tries = methods.flatMap((method) =>
      addresses.map((address) => ({
        method: method.toUpperCase(),
        address,
        allowed: [404],
        ...(body && { body: {} }),
      })),
    )
    expect(await faultsOf(tries)).toEqual([])
  })
})

const ODD_VALUES: unknown[] = [
  ...[null, true, '', ' ', 0, -1, 1.5, 1e300, -1e300, 2147483648],
  ...['a\0b', '\ud800', 'x'.repeat(20_000), '🚗'.repeat(40)],
  ...[[], ['x'], [1, 'x', null], {}, { id: 1 }, [{ id: 'x' }], [{ sort_order: -1.5 }], [[[[]]]]],
]

/** A call that takes a body, on an existing record if it changes one. */
function addressOf({ path }: Route): string {
  const known: Record<string, number> = {
    '/vehicle-types': catalogue.vehicleType,
    '/vehicle-colours': catalogue.colour,
    '/vehicles/colors': catalogue.colour,
    '/vehicle-features': catalogue.abs,
    '/manufacturers': catalogue.manufacturer,
    '/models': catalogue.model,
    '/model-codes': catalogue.modelCode,
    '/tags': catalogue.tag,
    '/showroom-offices': catalogue.tokyo,
  }
  return path.replace(/^(.*?)\/\{id\}/, (_, list: string) => `${list}/${known[list] ?? vehicle}`)
}

describe('a body', () => {
  const table = ours.filter(({ body }) => body)

  it.each(table)(
    'of $methods $path with an odd value in any field is accepted or refused in words',
    async (route) => {
      const [method = 'post'] = route.methods
      const offers = ODD_VALUES.map((value) => ({
        method: method.toUpperCase(),
        fields: namesOf(route.body),
        having: (fields: readonly string[]) => ({
          address: addressOf(route),
          body: Object.fromEntries(fields.map((field) => [field, value])),
        }),
        allowed: [200, 201, 403, 404, 409, 413, 415, 422, 429],
        about: JSON.stringify(value).slice(0, 40),
      }))
      expect(await faultsOfOffers(offers)).toEqual([])
    },
  )

  it.each([
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['a text', '"name"', 422],
    ['a number', '7', 422],
    ['nothing', '', 400],
    ['a list in lists, half a million deep', '['.repeat(500_000) + ']'.repeat(500_000), 400],
    ['an object in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
    ['the names that every object has', '{"__proto__":{"name":"x"},"constructor":1}', 422],
    ['a number beyond all', '{"name":"x","sortOrder":1e999}', 422],
  ])('that is %s is refused in words', async (_, raw, status) => {
    const headers = { 'content-type': 'application/json' }
    for (const path of ['/vehicle-types', '/tags', '/vehicles', '/ports'])
      expect(unclear(await call('POST', path, { token: admin, raw, headers }), [status]), path).toBeNull()
  })
})

describe("Payload's own interface", () => {
  it.each([
    'vehicles/99999999999',
    'vehicles/abc',
    'vehicles/-1',
    'vehicles?page=-1',
    'vehicles?page=99999999999999&limit=1000000000&depth=99',
    'vehicles?limit=-5',
    'vehicles?sort=nosuch',
    'vehicles?where[nosuch][equals]=1',
    'vehicles?where[id][equals]=99999999999',
    'vehicles?where[name][like]=a%00b',
    'vehicles?where[manufacturer][equals]=99999999999',
    'vehicles?where[createdAt][greater_than]=yesterday',
    'vehicles?where[createdAt][greater_than]=999999-01-01',
    'vehicles?where[price][greater_than]=1e999',
    'vehicles?where[and][0]=x',
    'tags?where[id][in]=x,y',
    'ports?page=0',
    'vehicles/count?where[id][equals]=99999999999',
    'no-such-collection',
  ])('serves or refuses %s, and does not break', async (path) => {
    const answer = await callNatively('GET', path, admin)
    expect([200, 400, 404, 422], await answer.text()).toContain(answer.status)
  })
})

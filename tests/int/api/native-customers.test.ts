import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, askNatively, isStaff, native, refusedWith } from './actors'
import { addCatalogue } from './catalogue'
import type { People } from './client'

let payload: Payload
let people: People
let tokens: Partial<Record<ActorName, string>>

/** One record of each kind that belongs to the customer; if it is about a vehicle, one in Mombasa. */
const records: Partial<Record<CollectionSlug, number>> = {}
/** The other customer's, about a vehicle in Tokyo. */
const elsewhere: Partial<Record<CollectionSlug, number>> = {}

const add = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> =>
  Number((await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0 })).id)

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
  const catalogue = await addCatalogue()
  const { manufacturer, model, mombasa, tokyo, vehicleType } = catalogue
  const vehicle = { manufacturer, model, vehicleType, engineSizeCc: 1496 }
  const unique = (name: string) => ({ chassis: name, officeFileNo: name })
  const here = await add('vehicles', { ...vehicle, ...unique('HERE'), showroom: mombasa })
  const there = await add('vehicles', { ...vehicle, ...unique('THERE'), showroom: tokyo })
  for (const name of ['operator', 'supervisor', 'manager'] as const)
    await payload.update({
      collection: 'users',
      id: people[name].id,
      data: { allShowrooms: false, assignedShowrooms: [name === 'manager' ? tokyo : mombasa] },
      overrideAccess: true,
      depth: 0,
    })
  const asked = { status: 'REQUESTED', requestedAt: new Date().toISOString() }
  const ofCustomer = { ...asked, vehicle: here, customer: people.customer.id }
  records.reservations = await add('reservations', ofCustomer)
  const ofOther = { ...asked, vehicle: there, customer: people.otherCustomer.id }
  elsewhere.reservations = await add('reservations', ofOther)
  const words = { rating: 4, title: 'Fair', comment: 'As it was shown' }
  records['vehicle-reviews'] = await add('vehicle-reviews', {
    ...words,
    vehicle: here,
    user: people.customer.id,
  })
  elsewhere['vehicle-reviews'] = await add('vehicle-reviews', {
    ...words,
    vehicle: there,
    user: people.otherCustomer.id,
  })
  const search = { name: 'Vans', frequency: 'daily', lastMark: new Date().toISOString() }
  records['saved-searches'] = await add('saved-searches', {
    ...search,
    user: people.customer.id,
    query: 'make=1',
  })
}, 120_000)

/**
 * The ids found by a person, through Payload's own access checks; staff by its addresses, others internally.
 */
async function foundBy(actor: ActorName, slug: CollectionSlug): Promise<number[] | number> {
  if (isStaff(actor)) {
    const answer = await askNatively('GET', `${slug}?limit=100`, tokens[actor])
    if (answer.status !== 200) return answer.status
    return (await answer.json()).docs.map(({ id }: { id: number }) => id)
  }
  const id = actor === 'guest' ? null : people[actor].id
  const user = id === null ? undefined : await payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: user && { ...user, collection: 'users' as const } }, payload)
  const asked = payload.find({ collection: slug, req, overrideAccess: false, depth: 0, limit: 100 })
  return asked.then(
    ({ docs }) => docs.map((doc) => Number(doc.id)),
    (error: { status: number }) => error.status,
  )
}

/** Who finds records about vehicles: customers their own, staff those of their showrooms. */
const aboutVehicles = (id: number, there: number) => ({
  guest: 403,
  customer: [id],
  otherCustomer: [there],
  dealer: [],
  operator: [id],
  supervisor: [id],
  manager: [there],
  admin: [there, id],
})

const expected: Record<string, (id: number, there: number) => Partial<Record<ActorName, number[] | number>>> =
  {
    reservations: aboutVehicles,
    'vehicle-reviews': aboutVehicles,
    'saved-searches': (id) => ({
      guest: 403,
      customer: [id],
      otherCustomer: [],
      dealer: [],
      operator: [],
      supervisor: [],
      manager: [],
      admin: [],
    }),
  }

describe.each(Object.keys(expected) as CollectionSlug[])('%s of a customer, natively', (slug) => {
  it('are found by those whom they concern', async () => {
    const found: Partial<Record<ActorName, number[] | number>> = {}
    for (const actor of ACTORS) found[actor] = await foundBy(actor, slug)
    expect(found).toEqual(expected[slug]?.(records[slug] ?? 0, elsewhere[slug] ?? 0))
  })

  it('are written by nobody, whoever asks and whatever is sent', async () => {
    const id = records[slug]
    const before = await payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true, depth: 0 })
    for (const actor of ACTORS) {
      const tried = [
        await native('PATCH', `${slug}/${id}`, tokens[actor], before),
        await native('PATCH', `${slug}?where[id][equals]=${id}`, tokens[actor], before),
        await native('POST', slug, tokens[actor], before),
        await native('DELETE', `${slug}/${id}`, tokens[actor]),
        await native('DELETE', `${slug}?where[id][equals]=${id}`, tokens[actor]),
      ]
      expect(tried, actor).toEqual(Array(5).fill(refusedWith(actor)))
    }
    const after = await payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true, depth: 0 })
    expect(after).toEqual(before)
  })
})

it("the customer's identity is shown to staff who deal with customers, and others cannot search by it", async () => {
  const kinds = { 'vehicle-reviews': 'user', reservations: 'customer' } as const
  const asked = async (slug: keyof typeof kinds, query = '') => {
    const answer = await askNatively('GET', `${slug}?${query}`, tokens.operator)
    const { docs = [] } = await answer.json()
    return { status: answer.status, named: docs.map((doc: Record<string, unknown>) => doc[kinds[slug]]) }
  }
  const slugs = ['vehicle-reviews', 'reservations'] as const
  for (const slug of slugs) expect(await asked(slug)).toEqual({ status: 200, named: [people.customer.id] })
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { permissions: { sales: { read: false }, support: { read: false } } },
    overrideAccess: true,
    depth: 0,
  })
  for (const slug of slugs) {
    expect(await asked(slug)).toEqual({ status: 200, named: [undefined] })
    const field = kinds[slug]
    expect((await asked(slug, `where[${field}][equals]=${people.customer.id}`)).status).toBe(400)
    expect((await asked(slug, `where[${field}.email][like]=a`)).status).toBe(400)
  }
})

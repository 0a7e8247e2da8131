import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, askNatively, isStaff, native, refusedWith } from './actors'
import type { People } from './client'

let payload: Payload
let people: People
let tokens: Partial<Record<ActorName, string>>

/** One record that belongs to the customer, of each kind; and one of the manager's own searches. */
const records: Partial<Record<CollectionSlug, number>> = {}

const add = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> =>
  Number((await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0 })).id)

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
  const search = { name: 'Vans', frequency: 'daily', lastMark: new Date().toISOString() }
  records['saved-searches'] = await add('saved-searches', {
    ...search,
    user: people.customer.id,
    query: 'make=1',
  })
}, 120_000)

/** The ids that somebody finds, through Payload's own checks; staff by its addresses, others from within. */
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

const expected: Record<string, (id: number) => Partial<Record<ActorName, number[] | number>>> = {
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
    expect(found).toEqual(expected[slug]?.(records[slug] ?? 0))
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

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** The demo people, by the first part of their addresses. */
export type DemoPerson = 'customer' | 'dealer' | 'operator' | 'supervisor' | 'manager' | 'admin'

type User = NonNullable<PayloadRequest['user']>

const known = new WeakMap<Payload, Map<DemoPerson, User>>()

async function accountOf(payload: Payload, who: DemoPerson): Promise<User> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: `${who}@kaido.example` } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [user] = docs
  if (!user) throw new Error(`the demo account '${who}' is missing`)
  return user
}

/** A demo person's account, as the caller. */
export async function requestOf(payload: Payload, who: DemoPerson): Promise<PayloadRequest> {
  const people = known.get(payload) ?? new Map<DemoPerson, User>()
  known.set(payload, people)
  const user = people.get(who) ?? (await accountOf(payload, who))
  people.set(who, user)
  return createLocalReq({ user }, payload)
}

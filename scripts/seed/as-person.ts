import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** A demo person's account, as the caller. */
export async function requestOf(
  payload: Payload,
  who: 'customer' | 'dealer' | 'operator' | 'admin',
): Promise<PayloadRequest> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: `${who}@kaido.example` } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [user] = docs
  if (!user) throw new Error(`the demo account '${who}' is missing`)
  return createLocalReq({ user }, payload)
}

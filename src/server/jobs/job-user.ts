import type { Payload, TypedUser } from 'payload'
import { GiveUp } from './define-job'

/** The account on whose behalf a job works, with its current permissions. */
export async function userOf(payload: Payload, id: number): Promise<TypedUser> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const user = docs[0]
  if (!user) throw new GiveUp('The account that asked for this no longer exists')
  return { ...user, collection: 'users' }
}

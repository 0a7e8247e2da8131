import { createLocalReq } from 'payload'
import { actorOf } from '@/server/actor-of'
import { getTestPayload } from '../../../setup/payload'

/** What an account may do at present. */
export async function actorKit(id: number) {
  const payload = await getTestPayload()
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return actorOf(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))
}

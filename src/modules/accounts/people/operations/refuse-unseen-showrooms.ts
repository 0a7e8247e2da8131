import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import type { Assigned } from '../rules/assigned-showroom-fields'

/**
 * Refuses to assign showrooms not visible to the caller: nobody grants what they do not have.
 *
 * @throws AppError 422
 */
export async function refuseUnseenShowrooms(req: PayloadRequest, assigned: Assigned): Promise<void> {
  const reach = visibleShowrooms(await actorOf(req))
  if (assigned == null || reach === 'all') return
  if (assigned === 'all' || assigned.some((one) => !reach.includes(one)))
    throw validationFailed([
      issue('assignedShowrooms', 'You can only assign showrooms that you can see yourself'),
    ])
}

import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'

type Assigned = 'all' | number[] | null | undefined

/** The showrooms of a member of staff as stored; undefined if omitted. */
export function showroomFields(assigned: Assigned) {
  if (assigned === undefined) return {}
  return assigned === 'all'
    ? { allShowrooms: true, assignedShowrooms: [] }
    : { allShowrooms: false, assignedShowrooms: assigned ?? [] }
}

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

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { forbidden } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { type ShowroomScope, visibleShowrooms } from '@/kernel/showroom-scope'
import { openingsInScope } from '@/modules/careers/openings/queries/match-openings-in-scope'

/** Which applications somebody may reach: their own, those of some showrooms and of none, or any. */
export type ApplicationReach = { applicantId: number } | { showrooms: ShowroomScope } | 'any'

/** The reach of whoever is signed in. @throws AppError 403 for a guest */
export function reachOf(actor: Actor): ApplicationReach {
  if (actor.kind === 'customer') return { applicantId: actor.id }
  if (actor.kind === 'staff') return { showrooms: visibleShowrooms(actor) }
  throw forbidden()
}

/** Applications `a` for openings in these showrooms, and in none. */
export const applicationsInScope = (showrooms: ShowroomScope): SQL =>
  showrooms === 'all'
    ? sql`true`
    : sql`a.opening_id IN (SELECT o.id FROM openings o WHERE ${openingsInScope(showrooms)})`

/** Applications `a` within reach. */
export function applicationsInReach(reach: ApplicationReach): SQL {
  if (reach === 'any') return sql`true`
  return 'applicantId' in reach
    ? sql`a.applicant_id = ${reach.applicantId}`
    : applicationsInScope(reach.showrooms)
}

import { type Actor, TOP_ROLE_ID } from './permissions'

/** The showrooms that a person's work covers, by id. */
export type ShowroomScope = readonly number[] | 'all'

/**
 * The showrooms whose lists, filters and records the actor sees; guests and customers see the public data of
 * all.
 */
export function visibleShowrooms(actor: Actor): number[] | 'all' {
  if (actor.kind !== 'staff' || actor.roleId === TOP_ROLE_ID) return 'all'
  return actor.showrooms
}

/** Whether a scope includes the showroom of a record; records without one are covered by 'all' only. */
export const reachesShowroom = (scope: ShowroomScope, showroom: unknown): boolean =>
  scope === 'all' || (showroom != null && scope.includes(Number(showroom)))

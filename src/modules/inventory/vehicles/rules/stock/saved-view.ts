import { type Actor, can, TOP_ROLE_ID } from '@/kernel/permissions'

/** Characters of a saved view's name. */
export const VIEW_NAME_MAX = 60
/** Characters of its filters and order, as in an address. */
export const VIEW_QUERY_MAX = 1_000
/** Saved views of one person. */
export const SAVED_VIEWS_MAX = 40
/** Views shared with all staff, of all people together: a menu that anyone can still look through. */
export const SHARED_VIEWS_MAX = 40

/** Whose a view is, and whether all staff have it. */
export type ViewOwner = { userId: number; isShared: boolean }

/** Whether somebody may share views with all staff: those who change vehicles arrange the work on them. */
export const mayShareViews = (actor: Actor): boolean => can(actor, 'inventory', 'update')

/** Whether a view exists for somebody. */
export const seesView = (actor: Actor, { isShared, userId }: ViewOwner): boolean =>
  actor.kind === 'staff' && can(actor, 'inventory', 'read') && (isShared || userId === actor.id)

/** Whether somebody may change or delete a view: its owner, and for shared ones the top role, whose owner may have left. */
export const mayChangeView = (actor: Actor, { isShared, userId }: ViewOwner): boolean =>
  actor.kind === 'staff' && (userId === actor.id || (isShared && actor.roleId === TOP_ROLE_ID))

import { type Actor, can, type ModuleKey, TOP_ROLE_ID } from '../permissions'

/** Characters of a saved view's name. */
export const VIEW_NAME_MAX = 60
/** Characters of its filters and order, as in an address. */
export const VIEW_QUERY_MAX = 1_000
/** Views of one person. */
export const VIEWS_MAX = 40
/** Views shared with colleagues, of all people together: a line that anyone can still look through. */
export const SHARED_VIEWS_MAX = 40

/** What stands in a list's address but belongs to no view: where in it somebody is. */
const NO_PART = new Set(['page', 'limit'])

/** The filters and the order of an address in one spelling: sorted by name, each given once, without the page. */
export function viewQuery(query: string): string {
  const given = [...new URLSearchParams(query)].map(([name, text]) => [name, text.trim()] as const)
  const parts = given.filter(([name, text]) => text !== '' && !NO_PART.has(name))
  const once = [...new Map(parts.toReversed())]
  return new URLSearchParams(once.map(([name, text]) => [name, text]).toSorted(byFirst)).toString()
}

const byFirst = ([a = '']: string[], [b = '']: string[]): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whose a view is, and whether others have it. */
export type ViewOwner = { userId: number; isShared: boolean }

/** Whether somebody may change or delete a view: its owner, and for shared ones the top role, whose owner may have left. */
export const mayChangeView = (actor: Actor, { isShared, userId }: ViewOwner): boolean =>
  actor.kind === 'staff' && (userId === actor.id || (isShared && actor.roleId === TOP_ROLE_ID))

/** Whether somebody may share views: those who change a module's records arrange the work on them. */
export const mayShareViews = (actor: Actor, module: ModuleKey): boolean => can(actor, module, 'update')

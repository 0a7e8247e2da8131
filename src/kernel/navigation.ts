import { type Action, type Actor, can, type ModuleKey, TOP_ROLE_ID } from './permissions'

/** The tasks that the back office's navigation is grouped by, in their order. `own` is the viewer's own. */
export const NAVIGATION_GROUPS = [
  'today',
  'stock',
  'sales',
  'people',
  'content',
  'support',
  'reports',
  'setup',
  'own',
] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]

/** The pages of cards, each with its URL. */
export const INDEX_PAGES = {
  inventory: '/admin/inventory',
  variables: '/admin/inventory/variables',
  settings: '/admin/settings',
  content: '/admin/content-management',
} as const
export type IndexPage = keyof typeof INDEX_PAGES

/** Who may open a screen: staff with a permission (to read, by default) or with one of several, the top role alone, or all staff. */
export type Needs =
  | { module: ModuleKey; action?: Action }
  | { anyOf: readonly Needs[] }
  | 'top-role'
  | 'staff'

/** Whether the actor may open a screen. */
export function mayOpen(actor: Actor, needs: Needs): boolean {
  if (actor.kind !== 'staff') return false
  if (needs === 'staff') return true
  if (needs === 'top-role') return actor.roleId === TOP_ROLE_ID
  if ('anyOf' in needs) return needs.anyOf.some((one) => mayOpen(actor, one))
  return can(actor, needs.module, needs.action ?? 'read')
}

/** An entry's URL, and the page that it is reached through if it has no line of its own. */
export type Reached = { href: string; under: string | null }

/** The first screen, which every URL begins with. */
const HOME = '/admin'

const isUnder = (href: string, path: string): boolean =>
  path === href || (href !== HOME && path.startsWith(`${href}/`))

/**
 * The address of the navigation's line for the page at `path`: the longest address that it begins with, or
 * the line that this is reached through. Null for a page that belongs to none.
 */
export function currentLine(path: string, entries: readonly Reached[]): string | null {
  const byLength = entries.toSorted((a, b) => b.href.length - a.href.length)
  let match = byLength.find(({ href }) => isUnder(href, path))
  const passed = new Set<string>()
  while (match && match.under !== null && !passed.has(match.href)) {
    passed.add(match.href)
    const { under } = match
    match = entries.find(({ href }) => href === under)
  }
  return match?.under === null ? match.href : null
}

/** A number of things counted up to a limit. */
export type Counted = { count: number; capped: boolean }

/** The highest number on a badge; beyond it, it shows "99+". */
export const BADGE_CAP = 99

/** The sum of several counts, for a badge. */
export function badgeOf(counts: readonly Counted[]): Counted {
  const sum = counts.reduce((total, { count }) => total + count, 0)
  return { count: Math.min(sum, BADGE_CAP), capped: sum > BADGE_CAP || counts.some(({ capped }) => capped) }
}

/** Where pages stop counting what waits: beyond it, they say so in words. */
export const PAGE_CAP = 1_000

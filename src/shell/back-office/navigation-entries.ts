import { type Card, modules, type NavigationEntry } from '@/api/module'
import { INDEX_PAGES, type IndexPage, mayOpen } from '@/kernel/navigation'
import type { Actor } from '@/kernel/permissions'

/** The navigation entries of all modules that the actor may open, in display order. */
export const entriesFor = (actor: Actor): NavigationEntry[] =>
  modules()
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ needs }) => mayOpen(actor, needs))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))

export type CardEntry = NavigationEntry & { card: Card }

/** The cards of an index page that the actor may open. */
export const cardsOf = (index: IndexPage, actor: Actor): CardEntry[] =>
  entriesFor(actor).filter(
    (entry): entry is CardEntry =>
      'card' in entry && entry.card !== undefined && [entry.card.index, entry.card.also].includes(index),
  )

/** The URL that an entry is reached through; null if it has a line of its own. */
export function underOf(entry: NavigationEntry): string | null {
  if ('group' in entry) return null
  return 'under' in entry ? entry.under : INDEX_PAGES[entry.card.index]
}

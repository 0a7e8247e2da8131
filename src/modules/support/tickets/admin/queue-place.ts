import { STAFF_TICKETS } from '../rules/ticket-hrefs'

/** The queue that a ticket was opened from: its URL, and its tickets in their order. */
type Queue = { href: string; ids: readonly number[] }

const KEY = 'kaido:ticket-queue'

/** Remembers in this tab which tickets the queue shows, so that one leads to the next. */
export function rememberQueue(queue: Queue): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(queue))
  } catch {
    // Storage is blocked or full: a ticket then leads to the plain queue.
  }
}

/** Where a ticket stands in the queue that was open last. */
export type QueuePlace = { href: string; previous: number | null; next: number | null }

export function placeInQueue(id: number): QueuePlace {
  const { href, ids } = readQueue()
  const place = ids.indexOf(id)
  if (place < 0) return { href, previous: null, next: ids[0] ?? null }
  return { href, previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null }
}

function readQueue(): Queue {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Queue | null
    if (stored?.href.startsWith(STAFF_TICKETS) && Array.isArray(stored.ids)) return stored
  } catch {
    // As above, or another version's data.
  }
  return { href: STAFF_TICKETS, ids: [] }
}

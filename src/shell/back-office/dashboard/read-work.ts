import type { Payload } from 'payload'
import { modules, type Work, type WorkItem } from '@/api/module'
import { type Counted, mayOpen, PAGE_CAP } from '@/kernel/navigation'
import { type Actor, seesCustomers } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { logger } from '@/server/logger'
import { countUpTo } from '../count-up-to'

type StaffActor = Extract<Actor, { kind: 'staff' }>

/** How many of each kind are shown; the heading links to the others. */
const EACH = 5

/** A kind of work that waits, with the longest waiting first. */
export type WorkGroup = {
  title: string
  href: string
  counted: Counted
  /** Null if they could not be read. */
  items: WorkLine[] | null
}

/** An item of it, with the name of who waits. */
export type WorkLine = WorkItem & { who: string | null }

/** The kinds of work that the actor may do, in display order. */
export const workFor = (actor: Actor): Work[] =>
  modules()
    .flatMap(({ work = [] }) => work)
    .filter(({ needs }) => mayOpen(actor, needs))
    .toSorted((a, b) => a.place - b.place)

/**
 * What waits for the actor. One statement counts all kinds up to 1,000, one more for each kind of which something waits
 * reads its first lines, and one the names, so the cost depends neither on how much waits nor on the stock.
 */
export async function readWork(payload: Payload, actor: StaffActor): Promise<WorkGroup[]> {
  const viewer = {
    id: actor.id,
    showrooms: visibleShowrooms(actor),
    seesCustomers: seesCustomers(actor),
  }
  const kinds = workFor(actor).map((work) => ({ work, key: work.title }))
  const counts = await countUpTo(
    payload,
    kinds.map(({ key, work }) => ({ key, rows: work.waiting(viewer) })),
    PAGE_CAP,
  )
  const groups = kinds.map(async ({ key, work }) => {
    const counted = counts[key]
    if (!counted || counted.count === 0) return null
    const { href, oldest, title } = work
    // One kind that cannot be read does not hide the others.
    const items = await oldest(payload, viewer, EACH).catch((error: unknown) => {
      logger.error({ err: error, work: title }, 'work that waits could not be read')
      return null
    })
    return { title, href, counted, items }
  })
  return named(
    payload,
    (await Promise.all(groups)).filter((group) => group !== null),
  )
}

type Unnamed = Omit<WorkGroup, 'items'> & { items: WorkItem[] | null }

/** Names the people who wait, all of them at once. */
async function named(payload: Payload, groups: readonly Unnamed[]): Promise<WorkGroup[]> {
  const people = groups.flatMap(({ items }) =>
    (items ?? []).flatMap(({ who }) => (typeof who === 'number' ? who : [])),
  )
  const names = await listPeopleNames(payload, people)
  const lineOf = (item: WorkItem): WorkLine => ({
    ...item,
    who: typeof item.who === 'number' ? (names.get(item.who) ?? null) : item.who,
  })
  return groups.map((group) => ({ ...group, items: group.items?.map(lineOf) ?? null }))
}

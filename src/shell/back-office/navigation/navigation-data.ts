import type { PayloadRequest } from 'payload'
import { modules, type NavigationEntry } from '@/api/module'
import { countText } from '@/kernel/count-in-words'
import {
  badgeOf,
  type Counted,
  currentLine,
  mayOpen,
  NAVIGATION_GROUPS,
  type NavigationGroup,
} from '@/kernel/navigation'
import { actorOf } from '@/server/actor-of'
import { countWaitingWork, waitingText } from '../count-waiting-work'
import { entriesFor, underOf } from '../navigation-entries'
import * as words from '../words'

/** The work that waits behind a line: on its badge, read out, and where it is listed. */
export type Badge = { text: string; label: string; href: string }

/** A line of the navigation. */
export type NavigationLine = { href: string; title: string; badge: Badge | null }

export type NavigationLines = { group: NavigationGroup; title: string; lines: NavigationLine[] }

/** A screen as the search across the back office knows it; `place` is where it is, `also` what else it is found by. */
export type Screen = { href: string; title: string; place: string; under: string | null; also?: string }

/** Everything that the browser needs of the navigation; plain data. */
export type NavigationData = {
  groups: NavigationLines[]
  screens: Screen[]
  /** Whether there are records that the viewer may search. */
  findsRecords: boolean
  userId: number
}

type Message = { line: string; href: string; counted: Counted; label: string }

/**
 * The back office's navigation for the viewer: the entries that they may open, in groups, and the work
 * that waits behind them, counted in one statement.
 */
export async function navigationData(req: PayloadRequest): Promise<NavigationData> {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff') return { groups: [], screens: [], findsRecords: false, userId: 0 }
  const entries = entriesFor(actor)
  const reached = entries.map((entry) => ({ href: entry.href, under: underOf(entry) }))
  const counts = await countWaitingWork(req.payload, actor, entries)
  const messages = entries.flatMap((entry): Message[] => {
    const { href, waiting } = entry
    const [counted, line, label] = [counts[href], currentLine(href, reached), waitingText(entry, counts)]
    return counted && line && label !== null ? [{ line, href: waiting?.href ?? href, counted, label }] : []
  })
  return {
    groups: linesOf(entries, messages),
    screens: entries.map((entry) => screenOf(entry, entries)),
    findsRecords: modules().some(({ finds = [] }) => finds.some(({ needs }) => mayOpen(actor, needs))),
    userId: actor.id,
  }
}

function linesOf(entries: readonly NavigationEntry[], messages: readonly Message[]): NavigationLines[] {
  return NAVIGATION_GROUPS.map((group) => ({
    group,
    title: words.groups[group],
    lines: entries
      .filter((entry) => 'group' in entry && entry.group === group)
      .map(({ href, title }) => ({ href, title, badge: badgeFor(href, messages) })),
  })).filter(({ lines }) => lines.length > 0)
}

/** The badge of a line. It links to the work if that is in one place, or to the line with all of it. */
function badgeFor(line: string, all: readonly Message[]): Badge | null {
  const messages = all.filter((one) => one.line === line)
  const [first] = messages
  if (!first) return null
  return {
    text: countText(badgeOf(messages.map(({ counted }) => counted))),
    label: words.list(messages.map(({ label }) => label)),
    href: messages.length === 1 ? first.href : line,
  }
}

function screenOf(entry: NavigationEntry, entries: readonly NavigationEntry[]): Screen {
  const { also, href, title } = entry
  const under = underOf(entry)
  const place =
    'group' in entry ? words.groups[entry.group] : entries.find((one) => one.href === under)?.title
  return { href, title, place: place ?? '', under, ...(also && { also: also.join(' ') }) }
}

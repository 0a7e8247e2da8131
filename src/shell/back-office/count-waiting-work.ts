import type { Payload } from 'payload'
import type { NavigationEntry } from '@/api/module'
import { countText } from '@/kernel/count-in-words'
import { BADGE_CAP, type Counted, mayOpen } from '@/kernel/navigation'
import type { Actor } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { logger } from '@/server/logger'
import { countUpTo } from './count-up-to'

/**
 * How much work waits for somebody behind entries, by their URLs. A screen without these counts is better than none:
 * what cannot be counted is reported and left out.
 *
 * @param cap where counting stops
 */
export async function countWaitingWork(
  payload: Payload,
  actor: Actor,
  entries: readonly NavigationEntry[],
  cap = BADGE_CAP,
): Promise<Record<string, Counted>> {
  if (actor.kind !== 'staff') return {}
  const viewer = { id: actor.id, showrooms: visibleShowrooms(actor) }
  const counted = entries.flatMap(({ href, waiting }) =>
    waiting && (!waiting.needs || mayOpen(actor, waiting.needs))
      ? [{ key: href, rows: waiting.of(viewer) }]
      : [],
  )
  try {
    return await countUpTo(payload, counted, cap)
  } catch (error) {
    logger.error({ err: error }, 'the work that waits behind the navigation could not be counted')
    return {}
  }
}

/** What waits behind an entry, as shown in it; null if nothing does. */
export function waitingText(
  { href, waiting }: NavigationEntry,
  counts: Readonly<Record<string, Counted>>,
  textOf = countText,
): string | null {
  const counted = counts[href]
  return waiting && counted && counted.count > 0 ? waiting.text(textOf(counted)) : null
}

import type { Payload } from 'payload'
import type { Counted } from '@/kernel/navigation'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { countUpTo } from './count-up-to'
import type { CardEntry } from './navigation-entries'

/** Where counting stops: the cards show "more than 10,000" beyond it. */
const CAP = 10_000

/**
 * How many entries the viewer's lists have, exact up to 10,000, by the URLs of the cards.
 *
 * @param showrooms whose vehicles the viewer sees
 */
export const countIndexCards = (
  payload: Payload,
  cards: readonly CardEntry[],
  showrooms: ShowroomScope,
): Promise<Record<string, Counted>> =>
  countUpTo(
    payload,
    cards.flatMap(({ card: { entries }, href }) =>
      entries ? [{ key: href, rows: entries(showrooms) }] : [],
    ),
    CAP,
  )

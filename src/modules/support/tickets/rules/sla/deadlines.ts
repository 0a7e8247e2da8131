import { dueTimes, reach, runningSpans, windowOf } from './due-times'
import { isDone, PROMISES, type Promised, statusOf, type Terms, type TicketFacts } from './ticket-facts'

/** What staff are notified of, in this order. */
export const NOTICE_KINDS = ['warning', 'breach', 'escalation'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** A warning comes when this share of the promised time has passed. */
const WARNED_AT = 0.8
/** A lead hears of it when this share has passed; of urgent tickets as soon as the promise is broken. */
const ESCALATED_AT = 1.5

/** A promise that is still to be met, and when somebody is to be notified about it. */
export type Deadline = {
  promised: Promised
  warnAt: Date | null
  dueAt: Date
  /** Null while the clock stands still before it. */
  escalateAt: Date | null
}

/** The promises about a ticket that are still to be met; one that is paused is in question only if it is broken already. */
export function deadlinesOf(facts: TicketFacts, terms: Terms | null): Deadline[] {
  if (!terms || isDone(statusOf(facts))) return []
  const due = dueTimes(facts, terms)
  return PROMISES.flatMap((promised) => {
    const { dueAt, metAt } = due[promised]
    const [window, minutes] = [windowOf(promised, facts), terms.targets[facts.priority][promised]]
    if (dueAt === null || metAt !== null || !window || minutes === null) return []
    const spans = runningSpans(facts, window)
    const at = (share: number) => reach(terms.calendar, spans, minutes * share)
    const escalateAt = facts.priority === 'URGENT' ? dueAt : at(ESCALATED_AT)
    return [{ promised, warnAt: at(WARNED_AT), dueAt, escalateAt }]
  })
}

/** A notice that was given about a promise. */
export type Given = { kind: NoticeKind; at: Date }

const momentOf = ({ dueAt, escalateAt, warnAt }: Deadline, kind: NoticeKind): Date | null =>
  ({ warning: warnAt, breach: dueAt, escalation: escalateAt })[kind]

/** Given after its moment; one from before was about an earlier time, which was put off since. */
const isGiven = (given: readonly Given[], kind: NoticeKind, moment: Date): boolean =>
  given.some((one) => one.kind === kind && one.at >= moment)

/**
 * Which notices about a promise are due now, and when the next is. Each is given once, and no warning of what is broken
 * already.
 */
export function noticesDue(
  deadline: Deadline,
  given: readonly Given[],
  now: Date,
): { kinds: NoticeKind[]; nextAt: Date | null } {
  const open = NOTICE_KINDS.flatMap((kind) => {
    const moment = momentOf(deadline, kind)
    return moment === null || isGiven(given, kind, moment) ? [] : [{ kind, moment }]
  })
  const isBroken = deadline.dueAt <= now
  const kinds = open.filter(({ kind, moment }) => moment <= now && !(isBroken && kind === 'warning'))
  const later = open.filter(({ moment }) => moment > now).map(({ moment }) => moment.getTime())
  return {
    kinds: kinds.map(({ kind }) => kind),
    nextAt: later.length > 0 ? new Date(Math.min(...later)) : null,
  }
}

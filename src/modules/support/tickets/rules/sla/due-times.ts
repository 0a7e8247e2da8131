import { addOpenTime, type Calendar, openTimeBetween } from '@/kernel/time/business-time'
import {
  isDone,
  isRunning,
  laterOf,
  PROMISES,
  type Promised,
  type StatusSpan,
  statusOf,
  statusSpans,
  type Terms,
  type TicketFacts,
} from './ticket-facts'

const MINUTE_MS = 60_000

/** When a promise falls due and whether it was met. */
export type Due = {
  /** Null if nothing is promised, and while the clock is paused before the time has passed. */
  dueAt: Date | null
  /** When staff answered, or the ticket was resolved. */
  metAt: Date | null
}

export type DueTimes = Record<Promised, Due> & {
  /** The earliest time of what is still to be done; null if there is none, or the clock stands still. */
  dueAt: Date | null
}

/** Whether a promise was broken, or is by now. A moment exactly on time is on time. */
export const isBreached = ({ dueAt, metAt }: Due, now: Date): boolean =>
  dueAt !== null && (metAt ?? now) > dueAt

/** From when a promise counts, and until when. */
export type Window = { from: Date; metAt: Date | null }

function firstResponseWindow({ createdAt, messages }: TicketFacts): Window {
  const answer = messages.find(({ at, fromCustomer }) => !fromCustomer && at >= createdAt)
  return { from: createdAt, metAt: answer?.at ?? null }
}

/** Only while the customer wrote last, and after the first answer; it counts from the first thing they wrote since. */
function nextResponseWindow({ createdAt, messages }: TicketFacts): Window | null {
  const since = messages.filter(({ at }) => at >= createdAt)
  const last = since.findLastIndex(({ fromCustomer }) => !fromCustomer)
  const question = last < 0 ? undefined : since[last + 1]
  return question ? { from: question.at, metAt: null } : null
}

/** Until it is done, and again once it is opened again. */
function resolutionWindow(facts: TicketFacts): Window {
  const spans = statusSpans(facts)
  const metAt = isDone(statusOf(facts))
    ? spans[spans.findLastIndex(({ status }) => !isDone(status)) + 1]?.from
    : null
  return { from: facts.createdAt, metAt: metAt ?? null }
}

export const windowOf = (promised: Promised, facts: TicketFacts): Window | null =>
  ({
    firstResponse: firstResponseWindow,
    nextResponse: nextResponseWindow,
    resolution: resolutionWindow,
  })[promised](facts)

/**
 * The stretches in which the clock runs for a promise. It counts as it stood when the promise was met, as if nothing
 * had happened since: when it would have been due does not change any more.
 */
export function runningSpans(facts: TicketFacts, { from, metAt }: Window): StatusSpan[] {
  return statusSpans(facts)
    .filter(({ status }) => isRunning(status))
    .filter((span) => (span.until === null || span.until > from) && (metAt === null || span.from < metAt))
    .map((span) => ({
      ...span,
      from: laterOf(span.from, from),
      until: metAt !== null && span.until !== null && span.until >= metAt ? null : span.until,
    }))
}

/** When so many minutes of business hours have passed in these stretches; null if they never do. */
export function reach(calendar: Calendar, spans: readonly StatusSpan[], minutes: number): Date | null {
  let left = minutes * MINUTE_MS
  for (const { from, until } of spans) {
    if (until === null) return addOpenTime(calendar, from, left)
    const open = openTimeBetween(calendar, from, until)
    if (left <= open) return addOpenTime(calendar, from, left)
    left -= open
  }
  return null
}

function dueOf(promised: Promised, facts: TicketFacts, terms: Terms | null): Due {
  const window = windowOf(promised, facts)
  if (!window) return { dueAt: null, metAt: null }
  const minutes = terms?.targets[facts.priority][promised] ?? null
  const isPromised = terms !== null && minutes !== null
  return {
    dueAt: isPromised ? reach(terms.calendar, runningSpans(facts, window), minutes) : null,
    metAt: window.metAt,
  }
}

/**
 * When the promises about a ticket fall due, in the business hours of its department. The clock runs while a ticket is
 * open or in progress; it counts from the same moments whatever its priority and department were before.
 *
 * @param terms of its present department; null without one: then nothing is promised
 */
export function dueTimes(facts: TicketFacts, terms: Terms | null): DueTimes {
  const [firstResponse, nextResponse, resolution] = PROMISES.map((one) => dueOf(one, facts, terms)) as [
    Due,
    Due,
    Due,
  ]
  const open = [firstResponse, nextResponse, resolution].flatMap(({ dueAt, metAt }) =>
    dueAt !== null && metAt === null ? [dueAt.getTime()] : [],
  )
  const runs = isRunning(statusOf(facts)) && open.length > 0
  return { firstResponse, nextResponse, resolution, dueAt: runs ? new Date(Math.min(...open)) : null }
}

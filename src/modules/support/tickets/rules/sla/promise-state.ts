import type { TicketStatus } from '../ticket-choices'
import { clockStateOf } from './ticket-facts'

/** A promise about a ticket as it was counted; moments are ISO in UTC. */
export type CountedPromise = {
  /** Null if nothing is promised. */
  targetMinutes: number | null
  /** Business time that is left; null where nothing is counted any more, or not yet. */
  leftMinutes: number | null
  dueAt: string | null
  metAt: string | null
  /** Whether it runs at all: the next response only while the customer wrote last. */
  isAsked: boolean
}

/** Where a promise stands, of those that the words have a line for. */
export type PromiseState =
  | { kind: 'met'; metAt: string; dueAt: string | null }
  | { kind: 'due'; dueAt: string }
  | { kind: 'paused'; leftMinutes: number | null }
  | { kind: 'stopped' | 'notAsked' | 'notPromised' }

/** Where a promise about a ticket in some status stands. */
export function promiseState(status: TicketStatus, promise: CountedPromise): PromiseState {
  const { dueAt, isAsked, leftMinutes, metAt, targetMinutes } = promise
  const clock = clockStateOf(status)
  if (metAt !== null) return { kind: 'met', metAt, dueAt }
  if (clock === 'stopped') return { kind: 'stopped' }
  if (targetMinutes === null) return { kind: 'notPromised' }
  if (!isAsked) return { kind: 'notAsked' }
  if (dueAt !== null) return { kind: 'due', dueAt }
  return clock === 'paused' ? { kind: 'paused', leftMinutes } : { kind: 'notPromised' }
}

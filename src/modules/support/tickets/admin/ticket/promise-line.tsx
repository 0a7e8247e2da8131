import { LocalTime } from '@/ui/back-office/time/local-time'
import { businessTime } from '../../rules/short-time'
import type { PromiseState } from '../../rules/sla/promise-state'
import css from './ticket.module.css'
import * as words from './words'

/** Where a promise stands, in a line. */
export function PromiseLine({ state }: { state: PromiseState }) {
  switch (state.kind) {
    case 'met':
      return (
        <>
          {words.done} <LocalTime iso={state.metAt} />
          {state.dueAt !== null && (
            <span className={css.under}>
              {words.wasDue} <LocalTime iso={state.dueAt} />
            </span>
          )}
        </>
      )
    case 'due':
      return <LocalTime iso={state.dueAt} />
    case 'paused':
      return state.leftMinutes === null ? words.paused : words.pausedWith(businessTime(state.leftMinutes))
    default:
      return words.promiseStates[state.kind]
  }
}

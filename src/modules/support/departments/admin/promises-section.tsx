import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { PROMISE_LABELS, PROMISES, type Promised } from '../rules/department-calendar-and-promises'
import { durationText, minutesIn } from '../rules/duration-text'
import { TICKET_PRIORITIES, TICKET_PRIORITY_LABELS, type TicketPriority } from '../rules/ticket-priorities'
import { idOf } from './department-draft'
import css from './departments.module.css'
import type { DepartmentEditing } from './use-department'
import * as words from './words'

type Props = { editing: DepartmentEditing }

/** What is promised at each priority, the most urgent first. */
export function PromisesSection({ editing }: Props) {
  return (
    <section className={css.section}>
      <h2>{words.promises}</h2>
      <p className={list.help}>{words.promisesAbout}</p>
      <div className={css.promises}>
        <div aria-hidden className={css.promiseHead}>
          <span>{words.priority}</span>
          {PROMISES.map((promise) => (
            <span key={promise}>{PROMISE_LABELS[promise]}</span>
          ))}
        </div>
        {[...TICKET_PRIORITIES].reverse().map((priority) => (
          <fieldset className={css.promise} key={priority}>
            <legend>{TICKET_PRIORITY_LABELS[priority]}</legend>
            {PROMISES.map((promise) => (
              <Duration editing={editing} key={promise} priority={priority} promise={promise} />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

type DurationProps = Props & { priority: TicketPriority; promise: Promised }

/** A duration as it is typed; left, it is shown as it was understood. */
function Duration({ editing: { change, draft, errorOf, fault }, priority, promise }: DurationProps) {
  const field = `targets.${priority}.${promise}`
  const error = errorOf(field)
  const set = (text: string) =>
    change(
      { targets: { ...draft.targets, [priority]: { ...draft.targets[priority], [promise]: text } } },
      field,
    )
  const finish = (text: string) => {
    const minutes = minutesIn(text)
    if (minutes !== null) set(durationText(minutes))
    else if (text.trim() !== '') fault(field, words.durationUnreadable)
  }
  return (
    <div className={styles.field}>
      <span aria-hidden className={css.promiseLabel}>
        {PROMISE_LABELS[promise]}
      </span>
      <input
        aria-describedby={error ? `${idOf(field)}-error` : undefined}
        aria-invalid={error !== undefined}
        aria-label={words.promiseOf(PROMISE_LABELS[promise], TICKET_PRIORITY_LABELS[priority])}
        autoComplete="off"
        className={styles.input}
        id={idOf(field)}
        onBlur={({ target }) => finish(target.value)}
        onChange={({ target }) => set(target.value)}
        value={draft.targets[priority][promise]}
      />
      {error && (
        <span className={list.error} id={`${idOf(field)}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}

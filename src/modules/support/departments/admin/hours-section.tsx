import { DAY_NAMES } from '@/modules/settings/places/rules/opening-hours'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import { durationText } from '../rules/duration-text'
import { dayHoursIn, dayHoursText, minutesOfWeek } from '../rules/hours-text'
import { idOf } from './department-draft'
import css from './departments.module.css'
import type { DepartmentEditing } from './use-department'
import * as words from './words'

type Props = { editing: DepartmentEditing; timeZones: readonly string[] }

const WEEKDAYS = 5
const ZONES = 'department-zones'

/** When a department works: a text for each day, which may have breaks. */
export function HoursSection({ editing, timeZones }: Props) {
  const problem = editing.errorOf('hours')
  return (
    <section className={css.section}>
      <h2>{words.hours}</h2>
      <p className={list.help}>{words.hoursAbout}</p>
      <Zone editing={editing} timeZones={timeZones} />
      <div className={css.week}>
        {DAY_NAMES.map((name, day) => (
          <DayHours day={day} editing={editing} key={name} name={name} />
        ))}
      </div>
      {problem && (
        <p className={list.error} role="alert">
          {problem}
        </p>
      )}
      <CopyHours editing={editing} />
    </section>
  )
}

function Zone({ editing: { change, draft, errorOf }, timeZones }: Props) {
  return (
    <>
      <LabelledField
        className={css.narrow}
        error={errorOf('timeZone')}
        help={words.timeZoneHelp}
        id={idOf('timeZone')}
        label={words.timeZone}
      >
        {(marks) => (
          <input
            {...marks}
            autoComplete="off"
            className={styles.input}
            list={ZONES}
            onChange={({ target }) => change({ timeZone: target.value }, 'timeZone')}
            value={draft.timeZone}
          />
        )}
      </LabelledField>
      <datalist id={ZONES}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

/** Fills days as Monday, and shows how long a week is. */
function CopyHours({ editing: { change, draft } }: Pick<Props, 'editing'>) {
  const copyTo = (days: number) =>
    change(
      { hours: draft.hours.map((text, day) => (day < days ? (draft.hours[0] ?? '') : text)) },
      ...DAY_NAMES.map((_, day) => `hours.${day}`),
      'hours',
    )
  const minutes = minutesOfWeek(draft.hours.map((text) => dayHoursIn(text) ?? []))
  return (
    <div className={css.row}>
      <button className={styles.button} onClick={() => copyTo(WEEKDAYS)} type="button">
        {words.copyToWeekdays}
      </button>
      <button className={styles.button} onClick={() => copyTo(DAY_NAMES.length)} type="button">
        {words.copyToAll}
      </button>
      {minutes > 0 && <span className={styles.quiet}>{words.openInWeek(durationText(minutes))}</span>}
    </div>
  )
}

type DayProps = { editing: DepartmentEditing; day: number; name: string }

/** The hours of a day; left, they are shown as they were understood. */
function DayHours({ day, editing: { change, draft, errorOf, fault }, name }: DayProps) {
  const field = `hours.${day}`
  const set = (text: string) =>
    change({ hours: draft.hours.map((one, index) => (index === day ? text : one)) }, field, 'hours')
  const finish = (text: string) => {
    const hours = dayHoursIn(text)
    if (hours === null) fault(field, words.hoursUnreadable(name))
    else set(dayHoursText(hours))
  }
  return (
    <LabelledField id={idOf(field)} className={css.day} error={errorOf(field)} label={name}>
      {(marks) => (
        <input
          {...marks}
          autoComplete="off"
          className={styles.input}
          onBlur={({ target }) => finish(target.value)}
          onChange={({ target }) => set(target.value)}
          placeholder={words.closed}
          value={draft.hours[day] ?? ''}
        />
      )}
    </LabelledField>
  )
}

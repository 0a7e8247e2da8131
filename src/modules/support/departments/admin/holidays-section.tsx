import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Option } from '@/ui/back-office/list/list-type'
import type { Holiday } from '../rules/department-calendar-and-promises'
import css from './departments.module.css'
import { HolidayProposals } from './holiday-proposals'
import { OwnHoliday } from './own-holiday'
import type { DepartmentEditing } from './use-department'
import * as words from './words'

type Props = {
  editing: DepartmentEditing
  countries: readonly Option[]
  country: string | null
  thisYear: number
}

const inOrder = (holidays: readonly Holiday[]): Holiday[] =>
  holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1))

/** The days off: those that are entered, one's own to add, and public ones to choose from. */
export function HolidaysSection({ countries, country, editing, thisYear }: Props) {
  const { change, draft, issueOf } = editing
  const add = (more: readonly Holiday[]) =>
    change({ holidays: inOrder([...draft.holidays, ...more]) }, 'holidays')
  const remove = (day: string) =>
    change({ holidays: draft.holidays.filter((one) => one.day !== day) }, 'holidays')
  const isEarlier = ({ day }: Holiday) => Number(day.slice(0, 4)) < thisYear
  const [earlier, later] = [draft.holidays.filter(isEarlier), draft.holidays.filter((one) => !isEarlier(one))]
  return (
    <section className={css.section}>
      <h2>{words.holidays}</h2>
      <p className={list.help}>{words.holidaysAbout}</p>
      {draft.holidays.length === 0 && <p className={styles.quiet}>{words.noHolidays}</p>}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{words.earlierHolidays(earlier.length)}</summary>
          <HolidayList holidays={earlier} onRemove={remove} />
        </details>
      )}
      <HolidayList holidays={later} onRemove={remove} />
      {issueOf('holidays') && (
        <p className={list.error} role="alert">
          {issueOf('holidays')}
        </p>
      )}
      <OwnHoliday holidays={draft.holidays} onAdd={(one) => add([one])} />
      <HolidayProposals
        countries={countries}
        country={country}
        known={draft.holidays}
        onAdd={add}
        thisYear={thisYear}
      />
    </section>
  )
}

type ListProps = { holidays: readonly Holiday[]; onRemove: (day: string) => void }

function HolidayList({ holidays, onRemove }: ListProps) {
  if (holidays.length === 0) return null
  return (
    <ul className={css.holidays}>
      {holidays.map(({ day, name }) => (
        <li key={day}>
          <span>
            {dayInWords(day)} <span className={styles.quiet}>{name}</span>
          </span>
          <button
            aria-label={words.removeHoliday(name, dayInWords(day))}
            className={styles.button}
            onClick={() => onRemove(day)}
            type="button"
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

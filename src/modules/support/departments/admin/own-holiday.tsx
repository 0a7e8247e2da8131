import { useState } from 'react'
import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { checkHolidays } from '../rules/check-calendar'
import type { Holiday } from '../rules/department-calendar-and-promises'
import { DEPARTMENT_LIMITS } from '../rules/department-limits'
import css from './departments.module.css'
import * as words from './words'

type Props = { holidays: readonly Holiday[]; onAdd: (holiday: Holiday) => void }

const EMPTY: Holiday = { day: '', name: '' }

function useHoliday({ holidays, onAdd }: Props) {
  const [entered, setEntered] = useState(EMPTY)
  const [issue, setIssue] = useState<Issue | null>(null)
  const set = (part: Partial<Holiday>) => {
    setIssue(null)
    setEntered((before) => ({ ...before, ...part }))
  }
  const add = () => {
    const [first] = checkHolidays([...holidays, entered])
    if (first) return setIssue(first)
    onAdd({ day: entered.day, name: entered.name.trim() })
    setEntered(EMPTY)
  }
  const errorOf = (field: string) => (issue?.path.endsWith(field) ? issue.message : undefined)
  return { add, entered, errorOf, set }
}

/** A day that is no public holiday. */
export function OwnHoliday(props: Props) {
  const { add, entered, errorOf, set } = useHoliday(props)
  return (
    <div className={css.row}>
      <LabelledField error={errorOf('day')} label={words.day}>
        {(marks) => (
          <input
            {...marks}
            className={styles.input}
            onChange={({ target }) => set({ day: target.value })}
            type="date"
            value={entered.day}
          />
        )}
      </LabelledField>
      <LabelledField className={css.grow} error={errorOf('name')} label={words.holidayName}>
        {(marks) => (
          <input
            {...marks}
            autoComplete="off"
            className={styles.input}
            maxLength={DEPARTMENT_LIMITS.holidayName}
            onChange={({ target }) => set({ name: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Adds the day, and does not save the department.
              event.preventDefault()
              add()
            }}
            value={entered.name}
          />
        )}
      </LabelledField>
      <button className={styles.button} onClick={add} type="button">
        {words.addHoliday}
      </button>
    </div>
  )
}

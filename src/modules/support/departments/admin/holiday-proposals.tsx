import { useState } from 'react'
import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Option } from '@/ui/back-office/list/list-type'
import { callApi } from '@/ui/client/call-api'
import type { Holiday } from '../rules/department-calendar-and-promises'
import { PROPOSED_YEARS } from '../rules/proposed-holidays'
import css from './departments.module.css'
import * as words from './words'

type Props = {
  countries: readonly Option[]
  country: string | null
  thisYear: number
  /** Those that are in the list already. */
  known: readonly Holiday[]
  onAdd: (holidays: readonly Holiday[]) => void
}

type Proposed =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'there'; days: Holiday[] }

type Chosen = { country: string; year: number }

function useProposals(country: string | null, thisYear: number) {
  const [chosen, setChosen] = useState<Chosen>({ country: country ?? '', year: thisYear })
  const [proposed, setProposed] = useState<Proposed>({ state: 'none' })
  const choose = (part: Partial<Chosen>) => {
    setChosen((before) => ({ ...before, ...part }))
    setProposed({ state: 'none' })
  }
  const load = async () => {
    setProposed({ state: 'loading' })
    const query = { country: chosen.country, year: String(chosen.year) }
    const answer = await callApi('get', '/api/v1/support-management/holiday-proposals', { params: { query } })
    setProposed(
      answer.ok
        ? { state: 'there', days: answer.body.data }
        : { state: 'failed', message: answer.issues[0]?.message ?? answer.message },
    )
  }
  return { choose, chosen, load, proposed }
}

/** The public holidays of a country and a year, to choose from. */
export function HolidayProposals({ countries, country, known, onAdd, thisYear }: Props) {
  const { choose, chosen, load, proposed } = useProposals(country, thisYear)
  const isLoading = proposed.state === 'loading'
  return (
    <fieldset className={css.proposals}>
      <legend className={styles.label}>{words.publicHolidays}</legend>
      <p className={list.help}>{words.proposalsAbout}</p>
      <div className={css.row}>
        <Where chosen={chosen} countries={countries} onChoose={choose} thisYear={thisYear} />
        <button className={styles.button} disabled={isLoading} onClick={() => void load()} type="button">
          {isLoading ? words.proposing : words.propose}
        </button>
      </div>
      {proposed.state === 'failed' && (
        <p className={list.error} role="alert">
          {proposed.message}
        </p>
      )}
      {proposed.state === 'there' && (
        <Choice
          days={proposed.days.filter(({ day }) => !known.some((one) => one.day === day))}
          key={`${chosen.country} ${chosen.year}`}
          onAdd={onAdd}
        />
      )}
    </fieldset>
  )
}

type WhereProps = Pick<Props, 'countries' | 'thisYear'> & {
  chosen: Chosen
  onChoose: (part: Partial<Chosen>) => void
}

function Where({ chosen, countries, onChoose, thisYear }: WhereProps) {
  const years = Array.from({ length: PROPOSED_YEARS + 1 }, (_, index) => thisYear + index)
  return (
    <>
      <LabelledField className={css.grow} label={words.country}>
        {(marks) => (
          <select
            {...marks}
            className={styles.input}
            onChange={({ target }) => onChoose({ country: target.value })}
            value={chosen.country}
          >
            <option value="">{words.chooseCountry}</option>
            {countries.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={words.year}>
        {(marks) => (
          <select
            {...marks}
            className={styles.input}
            onChange={({ target }) => onChoose({ year: Number(target.value) })}
            value={chosen.year}
          >
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        )}
      </LabelledField>
    </>
  )
}

type ChoiceProps = { days: readonly Holiday[]; onAdd: Props['onAdd'] }

/** Everything is chosen at first. */
function Choice({ days, onAdd }: ChoiceProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const added = days.filter(({ day }) => !left.has(day))
  if (days.length === 0) return <p className={styles.quiet}>{words.allAdded}</p>
  const toggle = (day: string, isIn: boolean) =>
    setLeft((before) => new Set(isIn ? [...before].filter((one) => one !== day) : [...before, day]))
  return (
    <>
      <ul className={css.proposed}>
        {days.map(({ day, name }) => (
          <li key={day}>
            <label className={list.check}>
              <input
                checked={!left.has(day)}
                onChange={({ target }) => toggle(day, target.checked)}
                type="checkbox"
              />
              <span>
                {dayInWords(day)} <span className={styles.quiet}>{name}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button
        className={styles.button}
        disabled={added.length === 0}
        onClick={() => onAdd(added)}
        type="button"
      >
        {words.addChosen(added.length)}
      </button>
    </>
  )
}

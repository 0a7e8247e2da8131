import Link from 'next/link'
import styles from '@/ui/admin/admin.module.css'
import { ZoneField } from '@/ui/admin/LocalTime'
import type { AuditChoices } from '../../queries/list-audit-log'
import { ACTOR_KINDS, AUDIT_ACTIONS } from '../../rules/audit-words'
import { type AuditFilter, isAuditFiltered } from '../../schemas/audit-log'

type Option = { value: string; label: string }
type ChoiceProps = { all: string; label: string; name: string; list: Option[]; value: string }

const entries = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

function Choice({ all, label, list, name, value }: ChoiceProps) {
  const isKnown = value === '' || list.some((option) => option.value === value)
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.input} defaultValue={value} name={name}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {list.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Day({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input className={styles.input} defaultValue={value} name={name} type="date" />
    </label>
  )
}

/** Filters as a plain form: they stand in the address, so a view can be kept and sent on. */
export function AuditFilters({ choices, filter }: { choices: AuditChoices; filter: AuditFilter }) {
  const people = [
    ...entries(ACTOR_KINDS),
    ...choices.staff.map(({ id, email }) => ({ value: String(id), label: email })),
  ]
  const areas = choices.areas.map((area) => ({ value: area, label: area }))
  return (
    <form className={styles.filters} key={JSON.stringify(filter)} method="get">
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={styles.label}>Name, detail, e-mail, address or request</span>
        <input className={styles.input} data-search defaultValue={filter.text} name="q" type="search" />
      </label>
      <Choice all="Anybody" label="User" list={people} name="user" value={String(filter.user ?? '')} />
      <Choice
        all="Any action"
        label="Action"
        list={entries(AUDIT_ACTIONS)}
        name="action"
        value={filter.action}
      />
      <Choice all="Any area" label="Area" list={areas} name="area" value={filter.area} />
      <Day label="From" name="from" value={filter.from} />
      <Day label="To" name="to" value={filter.to} />
      <ZoneField name="tz" />
      <div className={styles.actions}>
        <button className={styles.button} type="submit">
          Search
        </button>
        {isAuditFiltered(filter) && (
          <Link className={styles.button} href="?">
            Reset
          </Link>
        )}
      </div>
    </form>
  )
}

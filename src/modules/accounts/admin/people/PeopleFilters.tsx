import Link from 'next/link'
import styles from '@/ui/admin/admin.module.css'
import type { Role } from '../../queries/list-roles'
import { USER_STATUSES, USER_TYPES } from '../../rules/account-status'
import { COUNTRIES } from '../../rules/countries'
import type { ContactQuery } from '../../schemas/contact'
import { PEOPLE_PER_PAGE } from '../../schemas/people-list'
import { STATUS_WORDS, TYPE_WORDS } from './words'

type Option = { value: string; label: string }
type ChoiceProps = { all: string; label: string; name: string; list: Option[]; value: unknown }

function Choice({ all, label, list, name, value }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.input} defaultValue={value == null ? '' : String(value)} name={name}>
        <option value="">{all}</option>
        {list.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type Props = {
  filter: ContactQuery
  fixed: Partial<ContactQuery>
  isFiltered: boolean
  roles: readonly Role[]
}

/** Filters as a plain form: they stand in the address. What the section fixes is not offered. */
export function PeopleFilters({ filter, fixed, isFiltered, roles }: Props) {
  const statuses = USER_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }))
  const types = USER_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))
  const roleList = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  const countries = COUNTRIES.map(({ name }) => ({ value: name, label: name }))
  const pages = PEOPLE_PER_PAGE.filter((n) => n !== 10).map((n) => ({ value: String(n), label: String(n) }))
  const isStaff = fixed.kind === 'staff' || fixed.roleId !== undefined
  return (
    <form className={styles.filters} key={JSON.stringify(filter)} method="get">
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={styles.label}>Name, e-mail, phone or company</span>
        <input
          className={styles.input}
          data-search
          defaultValue={filter.search}
          name="search"
          type="search"
        />
      </label>
      <Choice all="Any status" label="Status" list={statuses} name="status" value={filter.status} />
      {fixed.roleId === undefined && fixed.kind !== 'customers' && (
        <Choice all="Any role" label="Role" list={roleList} name="roleId" value={filter.roleId} />
      )}
      {!isStaff && (
        <Choice all="Any type" label="Type" list={types} name="userType" value={filter.userType} />
      )}
      <Choice all="Any country" label="Country" list={countries} name="country" value={filter.country} />
      <label className={styles.field}>
        <span className={styles.label}>Member since</span>
        <input
          className={styles.input}
          defaultValue={filter.memberSince?.slice(0, 10)}
          name="memberSince"
          type="date"
        />
      </label>
      <Choice
        all="10"
        label="Rows per page"
        list={pages}
        name="limit"
        value={filter.limit === 10 ? null : filter.limit}
      />
      <div className={styles.actions}>
        <button className={styles.button} type="submit">
          Search
        </button>
        {isFiltered && (
          <Link className={styles.button} href="?">
            Reset
          </Link>
        )}
      </div>
    </form>
  )
}

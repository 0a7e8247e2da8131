import Link from 'next/link'
import { TABLE_ROWS } from '@/modules/accounts/schemas/list-address'
import styles from '@/ui/admin/admin.module.css'

export type Choice = { name: string; label: string; any: string; options: { value: string; label: string }[] }
type Props = { given: Record<string, string>; search: string; choices: Choice[] }

const ROWS: Choice = {
  name: 'limit',
  label: 'Rows per page',
  any: '10',
  options: TABLE_ROWS.filter((n) => n !== 10).map((n) => ({ value: String(n), label: String(n) })),
}

/** Filters as a plain form: they stand in the address. */
export function DealFilters({ choices, given, search }: Props) {
  const isFiltered = Object.keys(given).some((name) => name !== 'page' && name !== 'limit')
  return (
    <form className={styles.filters} key={JSON.stringify(given)} method="get">
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={styles.label}>{search}</span>
        <input className={styles.input} data-search defaultValue={given.search} name="search" type="search" />
      </label>
      {[...choices, ROWS].map(({ any, label, name, options }) => (
        <label className={styles.field} key={name}>
          <span className={styles.label}>{label}</span>
          <select className={styles.input} defaultValue={given[name] ?? ''} name={name}>
            <option value="">{any}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
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

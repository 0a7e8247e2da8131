import { sql } from '@payloadcms/db-postgres'
import Link from 'next/link'
import type { Payload } from 'payload'
import styles from '@/ui/admin/admin.module.css'
import { VEHICLE_STATUS_LABELS, VEHICLE_STATUSES } from '../../rules/vehicle-status'
import { ROWS_PER_PAGE, type StockFilter } from '../../schemas/stock-list'

type Props = {
  filter: StockFilter
  isFiltered: boolean
  payload: Payload
  showrooms: readonly number[] | 'all'
}
type Option = { value: string; label: string }

async function options(payload: Payload, showrooms: readonly number[] | 'all') {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT 'make' AS list, id, name FROM manufacturers
    UNION ALL SELECT 'body', id, name FROM vehicle_types
    UNION ALL SELECT 'showroom', id, concat_ws(', ', showroom_name, city) FROM showroom_offices
    ORDER BY 3`)
  const of = (list: string): Option[] =>
    rows
      .filter((row) => row.list === list)
      .filter((row) => list !== 'showroom' || showrooms === 'all' || showrooms.includes(Number(row.id)))
      .map((row) => ({ value: String(row.id), label: String(row.name) }))
  return { makes: of('make'), bodies: of('body'), showrooms: of('showroom') }
}

function Choice({
  all,
  label,
  name,
  list,
  value,
}: {
  all: string
  label: string
  name: string
  list: Option[]
  value: unknown
}) {
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

/** Filters as a plain form: they stand in the address, so a view can be kept and sent on. */
export async function StockFilters({ filter, isFiltered, payload, showrooms }: Props) {
  const lists = await options(payload, showrooms)
  const statuses = VEHICLE_STATUSES.map((value) => ({ value, label: VEHICLE_STATUS_LABELS[value] }))
  const rows = ROWS_PER_PAGE.map((value) => ({ value: String(value), label: String(value) }))
  return (
    <form className={styles.filters} key={JSON.stringify(filter)} method="get">
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={styles.label}>Name, stock number, chassis, model code or file number</span>
        <input
          className={styles.input}
          data-search
          defaultValue={filter.text}
          name="q"
          placeholder="/ to search"
          type="search"
        />
      </label>
      <Choice all="Any status" label="Status" list={statuses} name="status" value={filter.status} />
      <Choice
        all="Any manufacturer"
        label="Manufacturer"
        list={lists.makes}
        name="make"
        value={filter.make}
      />
      <Choice all="Any body type" label="Body type" list={lists.bodies} name="body" value={filter.body} />
      <Choice
        all="Any showroom"
        label="Showroom"
        list={lists.showrooms}
        name="showroom"
        value={filter.showroom}
      />
      <label className={styles.field}>
        <span className={styles.label}>Year from</span>
        <input
          className={styles.input}
          defaultValue={filter.yearFrom ?? ''}
          inputMode="numeric"
          name="yearFrom"
        />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>Year to</span>
        <input
          className={styles.input}
          defaultValue={filter.yearTo ?? ''}
          inputMode="numeric"
          name="yearTo"
        />
      </label>
      <Choice
        all="30"
        label="Rows per page"
        list={rows}
        name="limit"
        value={filter.limit === 30 ? null : filter.limit}
      />
      <input name="sort" type="hidden" value={filter.sort} />
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

import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { Draft } from '@/ui/back-office/record/draft'
import * as words from './destination-words'
import css from './destinations.module.css'
import { reordered, rowCount } from './rule-draft'
import type { Cell } from './rule-fields'

type Props = {
  /** Where the rows stand in the version. */
  table: string
  cells: readonly Cell[]
  draft: Draft
  issues: readonly Issue[]
  onChange: (draft: Draft) => void
}

/** The rows of a table of rates, each cell a line of words. */
export function RuleTable({ cells, draft, issues, onChange, table }: Props) {
  const count = rowCount(draft)
  const places = Array.from({ length: count }, (_, row) => row)
  const without = (row: number) =>
    onChange(
      reordered(
        draft,
        table,
        places.filter((place) => place !== row),
      ),
    )
  const raise = (row: number) => {
    const order = [...places.slice(0, row - 1), row, row - 1, ...places.slice(row + 1)]
    onChange(reordered(draft, table, order))
  }
  return (
    <fieldset className={list.group}>
      <legend>{words.table}</legend>
      <p className={list.help}>{words.tableAbout}</p>
      {issues
        .filter(({ path }) => path === table)
        .map(({ message }) => (
          <p className={list.error} key={message} role="alert">
            {message}
          </p>
        ))}
      <div className={css.rates}>
        {places.map((row) => (
          <div className={css.rate} key={row}>
            {cells.map((cell) => (
              <CellInput
                cell={cell}
                draft={draft}
                issues={issues}
                key={cell.name}
                name={`${table}.${row}.${cell.name}`}
                onChange={onChange}
                row={row + 1}
              />
            ))}
            <span className={list.rowActions}>
              <button
                aria-label={words.moveUp(row + 1)}
                className={styles.button}
                disabled={row === 0}
                onClick={() => raise(row)}
                type="button"
              >
                {words.up}
              </button>
              <button
                aria-label={words.removeRow(row + 1)}
                className={styles.button}
                onClick={() => without(row)}
                type="button"
              >
                {words.remove}
              </button>
            </span>
          </div>
        ))}
      </div>
      <button
        className={styles.button}
        onClick={() => onChange(reordered(draft, table, [...places, count]))}
        type="button"
      >
        {words.addRow}
      </button>
    </fieldset>
  )
}

type CellProps = Pick<Props, 'draft' | 'issues' | 'onChange'> & { cell: Cell; name: string; row: number }

function CellInput({ cell: { label }, draft, issues, name, onChange, row }: CellProps) {
  const held = draft[name]
  const error = issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        aria-invalid={error !== undefined}
        aria-label={words.inRow(label, row)}
        autoComplete="off"
        className={styles.input}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        value={typeof held === 'string' ? held : ''}
      />
      {error && (
        <span className={list.error} role="alert">
          {error}
        </span>
      )}
    </label>
  )
}

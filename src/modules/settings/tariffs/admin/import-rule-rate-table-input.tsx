import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Draft } from '@/ui/back-office/record/record-draft'
import * as words from './destination-words'
import css from './destinations.module.css'
import { reordered, rowCount } from './import-rule-draft'
import type { Cell } from './import-rule-form-fields'

type Props = {
  /** Where the rows stand in the version. */
  table: string
  cells: readonly Cell[]
  draft: Draft
  issues: readonly Issue[]
  onChange: (draft: Draft) => void
}

/** The rows of a table of rates, each cell a line of words. */
export function ImportRuleRateTableInput(props: Props) {
  const { draft, issues, onChange, table } = props
  const count = rowCount(draft)
  const places = Array.from({ length: count }, (_, row) => row)
  const own = issues.filter(({ path }) => path === table)
  return (
    <fieldset className={list.group}>
      <legend>{words.table}</legend>
      <p className={list.help}>{words.tableAbout}</p>
      {own.map(({ message }) => (
        <p className={list.error} key={message} role="alert">
          {message}
        </p>
      ))}
      <div className={css.rates}>
        {places.map((row) => (
          <Row {...props} key={row} places={places} row={row} />
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

type RowProps = Props & { places: readonly number[]; row: number }

function Row({ cells, draft, issues, onChange, places, row, table }: RowProps) {
  const order = (next: readonly number[]) => onChange(reordered(draft, table, next))
  return (
    <div className={css.rate}>
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
      <RowActions
        onRaise={() => order([...places.slice(0, row - 1), row, row - 1, ...places.slice(row + 1)])}
        onRemove={() => order(places.filter((place) => place !== row))}
        row={row + 1}
      />
    </div>
  )
}

type ActionsProps = { row: number; onRaise: () => void; onRemove: () => void }

const RowActions = ({ onRaise, onRemove, row }: ActionsProps) => (
  <span className={list.rowActions}>
    <button
      aria-label={words.moveUp(row)}
      className={styles.button}
      disabled={row === 1}
      onClick={onRaise}
      type="button"
    >
      {words.up}
    </button>
    <button aria-label={words.removeRow(row)} className={styles.button} onClick={onRemove} type="button">
      {words.remove}
    </button>
  </span>
)

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

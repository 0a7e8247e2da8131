import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from '../admin.module.css'
import list from './list.module.css'
import { ScrollBox } from './ScrollBox'
import { SelectBox } from './SelectBox'
import type { Selection } from './use-selection'
import * as words from './words'

/** A column of a table, and what each row says in it. */
export type TableColumn<R> = {
  key: string
  title: ReactNode
  /** Figures stand at the right, what can be done to a row stays in sight, long texts go on in the next line. */
  kind?: 'number' | 'actions' | 'long'
  className?: string
  /** The order that the rows have by this column; left out where they cannot be ordered by it. */
  order?: 'ascending' | 'descending' | 'none'
  cell: (row: R) => ReactNode
}

type Props<R> = {
  /** What the table holds, for those who hear it. */
  label: string
  /** Columns that this viewer does not get are false. */
  columns: readonly (TableColumn<R> | false)[]
  rows: readonly R[]
  /** Rows that can be selected, and what each is called. */
  selection?: Selection | null
  nameOf?: (row: R) => string
  /** The row that the keyboard is at. */
  current?: number | null
  className?: string
}

/** Rows as a dense table: one for the lists of the server and for those that live in the browser. */
export function Table<R extends { id: number | string }>(props: Props<R>) {
  const { className, current, label, nameOf, rows, selection } = props
  const columns = props.columns.filter((column) => column !== false)
  const classOf = (column: TableColumn<R>) => cx(column.kind && KINDS[column.kind], column.className)
  return (
    <ScrollBox className={className} label={label}>
      <table className={cx(styles.table, list.table)}>
        <thead>
          <tr>
            {selection && <SelectAll selection={selection} />}
            {columns.map((column) => (
              <th aria-sort={column.order} className={classOf(column)} key={column.key} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              aria-current={(current !== null && current === row.id) || undefined}
              data-row={row.id}
              key={row.id}
            >
              {selection && typeof row.id === 'number' && (
                <td>
                  <SelectRow id={row.id} name={nameOf?.(row) ?? ''} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <td className={classOf(column)} key={column.key}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const KINDS = { number: styles.number, actions: list.actions, long: list.long }

const SelectAll = ({ selection }: { selection: Selection }) => (
  <th scope="col">
    <SelectBox
      checked={selection.isAll}
      isPart={selection.isSome && !selection.isAll}
      label={words.selectAllOnThisPage}
      onToggle={selection.togglePage}
    />
  </th>
)

const SelectRow = ({ id, name, selection }: { id: number; name: string; selection: Selection }) => (
  <SelectBox
    checked={selection.selected.has(id)}
    label={words.selectName(name)}
    onToggle={(event) => selection.tick(id, event)}
  />
)

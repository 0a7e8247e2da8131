import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from '../admin.module.css'
import { ListLink } from '../list-link'
import { ZoneName } from '../time/zone-name'
import list from './list-context.module.css'
import { ScrollBox } from './scroll-box'
import { SelectBox } from './select-box'
import { SortBy } from './sort-by'
import { type Sorting, sortedBy } from './sorting'
import cards from './table-cards.module.css'
import type { Selection } from './use-selection'
import * as words from './words'
import { ZonedCell } from './zoned-cell'

/** A column of a table, and what each row shows in it. */
export type TableColumn<R> = {
  key: string
  title: string
  /** Figures stand at the right, what can be done to a row stays in sight, long texts go on in the next line. */
  kind?: 'number' | 'actions' | 'long'
  /**
   * Its place on the card that a row becomes on a phone: what the card is about, beside it its state or before it its
   * picture, under them who and what else. Everything else follows as facts, each with its title.
   */
  card?: 'title' | 'status' | 'picture' | 'lead'
  className?: string
  /** Moments in the viewer's zone, which the title names. */
  zoned?: boolean
  /** The orders that the rows can have by this column, the first click's first. */
  sorts?: readonly [Sorting, Sorting]
  cell: (row: R) => ReactNode
}

type Props<R> = {
  /** What the table holds, for screen readers. */
  label: string
  /** Columns that this viewer does not get are false. */
  columns: readonly (TableColumn<R> | false)[]
  rows: readonly R[]
  /** The order that the rows have, where they can have several. */
  sort?: string
  /** Rows that can be selected, and what each is called. */
  selection?: Selection | null
  nameOf?: (row: R) => string
  /** The row that the keyboard is at. */
  current?: number | null
  /** Many columns side by side: every text goes on in the next line rather than beyond the edge of the screen. */
  isCompact?: boolean
  className?: string
}

/** Explicit roles: on a phone rows are laid out as cards, and browsers then no longer take them for a table's. */
const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
}

/**
 * Rows as a dense table, and below 768 px as cards: one for the lists of the server and for those that live in the
 * browser.
 */
export function Table<R extends { id: number | string }>(props: Props<R>) {
  const { className, current, isCompact, label, nameOf, rows, selection, sort } = props
  const columns = props.columns.filter((column) => column !== false)
  return (
    <>
      {sort !== undefined && <SortBy sort={sort} sortings={columns.flatMap(({ sorts }) => sorts ?? [])} />}
      <ScrollBox className={cx(cards.box, className)} label={label}>
        <table {...AS.table} className={cx(styles.table, list.table, isCompact && list.compact, cards.table)}>
          <thead {...AS.rows}>
            <tr {...AS.row}>
              {selection && <SelectAll selection={selection} />}
              {columns.map((column) => (
                <Head column={column} key={column.key} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody {...AS.rows}>
            {rows.map((row) => (
              <tr
                {...AS.row}
                aria-current={(current !== null && current === row.id) || undefined}
                data-row={row.id}
                key={row.id}
              >
                {selection && typeof row.id === 'number' && (
                  <td {...AS.cell} data-card="pick">
                    <SelectRow id={row.id} name={nameOf?.(row) ?? ''} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell column={column} key={column.key} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

const KINDS = { number: styles.number, actions: list.actions, long: list.long }

type ColumnProps<R> = { column: TableColumn<R> }

const classOf = <R,>({ className, kind }: TableColumn<R>) => cx(kind && KINDS[kind], className)

function Head<R>({ column, sort }: ColumnProps<R> & { sort: string | undefined }) {
  const { sorts, title, zoned } = column
  const sorted = sorts && sort !== undefined ? sortedBy(sorts, sort) : null
  return (
    <th {...AS.head} aria-sort={sorted?.order} className={classOf(column)}>
      {sorted ? (
        <ListLink change={{ sort: sorted.next }}>
          {title}
          {sorted.arrow}
        </ListLink>
      ) : (
        title
      )}
      {zoned && (
        <>
          {' '}
          (<ZoneName />)
        </>
      )}
    </th>
  )
}

function Cell<R>({ column, row }: ColumnProps<R> & { row: R }) {
  const { card, cell, kind, title, zoned } = column
  const place = kind === 'actions' ? kind : (card ?? (kind === 'long' ? 'text' : 'fact'))
  const cellProps = { ...AS.cell, className: classOf(column), 'data-card': place, children: cell(row) }
  return zoned ? <ZonedCell {...cellProps} title={title} /> : <td {...cellProps} data-label={title} />
}

const SelectAll = ({ selection }: { selection: Selection }) => (
  <th {...AS.head} data-card="pick">
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

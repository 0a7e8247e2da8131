'use client'
import Link from 'next/link'
import styles from '../admin.module.css'
import { LocalDay } from '../time/local-day'
import { useRowKeys } from '../use-row-keys'
import list from './list-context.module.css'
import type { Column, ListRow, ListShape, Value } from './list-type'
import { StatusSwitch } from './status-switch'
import { Table, type TableColumn } from './table'
import type { Selection } from './use-selection'
import * as words from './words'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

type Props = {
  shape: ListShape
  rows: ListRow[]
  /** null where rows cannot be selected. */
  selection: Selection | null
  onEdit: (row: ListRow) => void
  onDelete: (row: ListRow) => void
  onToggle: (row: ListRow) => Promise<void>
}

/** The row that the keyboard is at; keys select it and open it. */
function useOpenByKeys({ onEdit, rows, selection, shape }: Props) {
  const open = (id: number) => {
    const row = rows.find((one) => one.id === id)
    if (row) onEdit(row)
  }
  return useRowKeys(
    rows.map(({ id }) => id),
    { select: selection?.toggle, open: shape.may.update ? open : undefined },
  )
}

/** The rows of a table of records with what can be done to each. */
export function ListRows(props: Props) {
  const { onToggle, rows, selection, shape } = props
  const { may } = shape
  const current = useOpenByKeys(props)
  const columnOf = (column: Column): TableColumn<ListRow> => ({
    key: column.key,
    title: column.title,
    kind: column.kind === 'number' ? 'number' : undefined,
    card: cardPlace(column, shape),
    cell: (row) =>
      column.kind === 'status' ? (
        <StatusSwitch
          disabled={!may.update || shape.toggle === null}
          isOn={row.active === true}
          name={row.name}
          onToggle={() => onToggle(row)}
        />
      ) : (
        <Cell column={column} value={row.cells[column.key] ?? null} />
      ),
  })
  return (
    <Table
      columns={[
        ...shape.columns.map(columnOf),
        (may.update || may.delete) && {
          key: 'actions',
          title: words.actions,
          kind: 'actions',
          cell: (row) => <Actions {...props} row={row} />,
        },
      ]}
      current={current}
      label={shape.plural}
      nameOf={({ name }) => name}
      rows={rows}
      selection={selection}
    />
  )
}

const CARD_PLACES = { status: 'status', image: 'picture' } as const

/** Where a column stands on the card of a phone; the first text identifies the record. */
function cardPlace(column: Column, { columns }: ListShape) {
  const { kind = 'text' } = column
  if (kind === 'text' && column === columns.find((one) => (one.kind ?? 'text') === 'text')) return 'title'
  return kind === 'status' || kind === 'image' ? CARD_PLACES[kind] : undefined
}

function Actions({ onDelete, onEdit, row, shape }: Props & { row: ListRow }) {
  const edit = { 'aria-label': words.editName(row.name), className: styles.button, children: words.edit }
  return (
    <span className={list.rowActions}>
      {shape.may.update &&
        (shape.opens === 'page' ? (
          <Link {...edit} href={`${shape.address}/edit/${row.id}`} />
        ) : (
          <button {...edit} onClick={() => onEdit(row)} type="button" />
        ))}
      {shape.may.delete && (
        <button
          aria-label={words.deleteWhat(row.name)}
          className={styles.button}
          onClick={() => onDelete(row)}
          type="button"
        >
          {words.deleteIt}
        </button>
      )}
    </span>
  )
}

function Cell({ column, value }: { column: Column; value: Value }) {
  if (value === null || value === '')
    return column.kind === 'image' ? (
      <span className={list.noImage} />
    ) : (
      <span className={styles.quiet}>—</span>
    )
  const text = String(value)
  if (column.kind === 'number') return whole.format(Number(value))
  if (column.kind === 'image') return <img alt="" className={list.image} loading="lazy" src={text} />
  if (column.kind === 'day' || column.kind === 'utcDay')
    return <LocalDay iso={text} utc={column.kind === 'utcDay'} />
  if (column.kind === 'color')
    return (
      <span className={list.color}>
        <span className={list.swatch} style={{ background: text }} />
        {text}
      </span>
    )
  return (
    <span className={list.text} title={text}>
      {text}
    </span>
  )
}

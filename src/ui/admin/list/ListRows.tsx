'use client'
import Link from 'next/link'
import styles from '../admin.module.css'
import { useRowKeys } from '../use-row-keys'
import list from './list.module.css'
import { Switch } from './Switch'
import type { Column, ListRow, ListShape, Value } from './types'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

type Props = {
  shape: ListShape
  rows: ListRow[]
  busy: boolean
  selected: ReadonlySet<number>
  onSelect: (next: ReadonlySet<number>) => void
  onEdit: (row: ListRow) => void
  onDelete: (row: ListRow) => void
  onToggle: (row: ListRow) => Promise<void>
}

/** The rows of a table with what can be done to each. */
export function ListRows({ busy, onDelete, onEdit, onSelect, onToggle, rows, selected, shape }: Props) {
  const { columns, may } = shape
  const canSelect = shape.bulkDelete !== null && may.delete
  const select = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const open = (id: number) => {
    const row = rows.find((one) => one.id === id)
    if (row) onEdit(row)
  }
  const ids = rows.map(({ id }) => id)
  const current = useRowKeys(ids, {
    select: canSelect ? select : undefined,
    open: may.update ? open : undefined,
  })
  const isAll = rows.length > 0 && ids.every((id) => selected.has(id))
  const acts = may.update || may.delete
  return (
    <div aria-busy={busy} className={`${styles.scroll} ${list.scroll}`}>
      <table className={`${styles.table} ${list.table}`}>
        <thead>
          <tr>
            {canSelect && (
              <th scope="col">
                <input
                  aria-label="Select all on this page"
                  checked={isAll}
                  onChange={() => onSelect(new Set(isAll ? [] : ids))}
                  type="checkbox"
                />
              </th>
            )}
            {columns.map(({ key, kind, title }) => (
              <th className={kind === 'number' ? styles.number : undefined} key={key} scope="col">
                {title}
              </th>
            ))}
            {acts && (
              <th className={list.actions} scope="col">
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr aria-current={current === row.id || undefined} data-row={row.id} key={row.id}>
              {canSelect && (
                <td>
                  <input
                    aria-label={`Select ${row.name}`}
                    checked={selected.has(row.id)}
                    onChange={() => select(row.id)}
                    type="checkbox"
                  />
                </td>
              )}
              {columns.map((column) => (
                <td className={column.kind === 'number' ? styles.number : undefined} key={column.key}>
                  {column.kind === 'status' ? (
                    <Switch
                      disabled={!may.update || shape.toggle === null}
                      isOn={row.active === true}
                      name={row.name}
                      onToggle={() => onToggle(row)}
                    />
                  ) : (
                    <Cell column={column} value={row.cells[column.key] ?? null} />
                  )}
                </td>
              ))}
              {acts && (
                <td className={list.actions}>
                  <span className={list.rowActions}>
                    {may.update && <EditAction onEdit={onEdit} row={row} shape={shape} />}
                    {may.delete && (
                      <button
                        aria-label={`Delete ${row.name}`}
                        className={styles.button}
                        onClick={() => onDelete(row)}
                        type="button"
                      >
                        Delete
                      </button>
                    )}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type EditProps = { row: ListRow; shape: ListShape; onEdit: (row: ListRow) => void }

function EditAction({ onEdit, row, shape }: EditProps) {
  const label = `Edit ${row.name}`
  return shape.opens === 'page' ? (
    <Link aria-label={label} className={styles.button} href={`${shape.address}/edit/${row.id}`}>
      Edit
    </Link>
  ) : (
    <button aria-label={label} className={styles.button} onClick={() => onEdit(row)} type="button">
      Edit
    </button>
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
  if (column.kind === 'day') return <time dateTime={text}>{day.format(new Date(text))}</time>
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

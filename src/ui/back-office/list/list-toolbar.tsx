'use client'
import Link from 'next/link'
import styles from '../admin.module.css'
import type { Doomed } from './delete-dialog'
import list from './list-context.module.css'
import type { ListRow, ListShape } from './list-type'
import { SelectedCount } from './selected-count'
import type { Selection } from './use-selection'
import * as words from './words'

type Props = {
  shape: ListShape
  total: number
  /** null where rows cannot be selected. */
  selection: (Selection & { rows: ListRow[] }) | null
  onCreate: () => void
  onDelete: (doomed: Doomed) => void
}

/** How many records there are, what can be done to the chosen ones, and the way to a new one. */
export function ListToolbar({ onCreate, onDelete, selection, shape, total }: Props) {
  const { address, createLabel, may, plural, singular } = shape
  return (
    <div aria-label={plural} className={list.toolbar} role="toolbar">
      <span className={list.count}>{words.countOf(total, singular, plural)}</span>
      {selection && <SelectedCount selection={selection} />}
      {selection && (
        <button
          className={styles.button}
          data-bulk
          disabled={selection.rows.length === 0}
          onClick={() => onDelete({ rows: selection.rows, bulk: true })}
          type="button"
        >
          {words.deleteSelected}
        </button>
      )}
      {may.create &&
        (shape.opens === 'page' ? (
          <Link className={styles.primary} href={`${address}/create`}>
            {createLabel}
          </Link>
        ) : (
          <button className={styles.primary} onClick={onCreate} type="button">
            {createLabel}
          </button>
        ))}
    </div>
  )
}

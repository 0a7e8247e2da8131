'use client'
import Link from 'next/link'
import styles from '../admin.module.css'
import type { Doomed } from './DeleteDialog'
import list from './list.module.css'
import type { ListRow, ListShape } from './types'
import { countOf } from './words'

type Props = {
  shape: ListShape
  total: number
  chosen: ListRow[]
  onCreate: () => void
  onDelete: (doomed: Doomed) => void
}

/** How many records there are, what can be done to the chosen ones, and the way to a new one. */
export function ListToolbar({ chosen, onCreate, onDelete, shape, total }: Props) {
  const { address, createLabel, may, plural, singular } = shape
  return (
    <div aria-label={plural} className={list.toolbar} role="toolbar">
      <span className={list.count}>{countOf(total, singular, plural)}</span>
      {shape.bulkDelete !== null && may.delete && (
        <button
          className={styles.button}
          disabled={chosen.length === 0}
          onClick={() => onDelete({ rows: chosen, bulk: true })}
          type="button"
        >
          Delete Selected
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

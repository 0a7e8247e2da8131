'use client'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import styles from '../admin.module.css'
import { listAddress } from './address'
import list from './list.module.css'
import type { ListPage } from './types'

const SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

type Props = {
  shown: ListPage
  /** null where rows cannot be selected. */
  selected: number | null
  onGo: (change: Record<string, string>) => void
}

/** Whether a click is a plain one, and not meant for a new tab or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Rows per page; first, previous, 'Page X of Y', next, last; and how many rows are selected. */
export function ListPager({ onGo, selected, shown }: Props) {
  const { given, limit, page, pages, rows } = shown
  const to = (label: string, target: number, text: string) =>
    target === page || target < 1 || target > pages ? (
      <button aria-label={label} className={styles.button} disabled type="button">
        {text}
      </button>
    ) : (
      <Link
        aria-label={label}
        className={styles.button}
        href={listAddress(given, { page: String(target) })}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onGo({ page: String(target) })
        }}
      >
        {text}
      </Link>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span aria-live="polite" className={styles.quiet}>
        {selected !== null && `${selected} of ${rows.length} row(s) selected.`}
      </span>
      <span className={list.pagerEnd}>
        <label className={list.perPage}>
          Rows per page
          <select
            className={styles.input}
            onChange={(event) => onGo({ limit: event.target.value })}
            value={limit}
          >
            {SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <span className={styles.quiet}>
          Page {page} of {pages}
        </span>
        <span className={styles.pages}>
          {to('First page', 1, '«')}
          {to('Previous page', page - 1, '‹')}
          {to('Next page', page + 1, '›')}
          {to('Last page', pages, '»')}
        </span>
      </span>
    </nav>
  )
}

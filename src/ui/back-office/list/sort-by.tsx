'use client'
import styles from '../admin.module.css'
import { useList } from './list-context'
import type { Sorting } from './sorting'
import cards from './table-cards.module.css'
import * as words from './words'

type Props = {
  sort: string
  sortings: readonly Sorting[]
  /** Where there are no headings on a wide screen either. */
  isAlways?: boolean
}

/** The order of the rows on a phone, where the headings that set it are not shown. */
export function SortBy({ isAlways = false, sort, sortings }: Props) {
  const { go } = useList()
  return (
    <label className={cards.sortBy} data-always={isAlways || undefined}>
      {words.sortBy}
      <select className={styles.input} onChange={(event) => go({ sort: event.target.value })} value={sort}>
        {sortings.every(({ by }) => by !== sort) && <option value={sort}>{words.otherOrder}</option>}
        {sortings.map(({ by, label }) => (
          <option key={by} value={by}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

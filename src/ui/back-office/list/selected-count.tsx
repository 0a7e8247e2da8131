'use client'
import styles from '../admin.module.css'
import list from './list-context.module.css'
import { selectedText } from './selection'
import type { Selection } from './use-selection'
import * as words from './words'

/** How many rows what follows is done to, also those out of sight, and the way to none. */
export function SelectedCount({ selection }: { selection: Selection }) {
  const { clear, elsewhere, selected } = selection
  if (selected.size === 0) return null
  return (
    <span className={list.selected}>
      <strong>{selectedText(selected.size, elsewhere)}</strong>
      <button className={styles.button} onClick={clear} type="button">
        {words.clear}
      </button>
    </span>
  )
}

'use client'
import styles from '../admin.module.css'
import * as words from './words'

/** Loads the page anew, with its filters. */
export function RetryButton() {
  return (
    <button className={styles.button} onClick={() => window.location.reload()} type="button">
      {words.tryAgain}
    </button>
  )
}

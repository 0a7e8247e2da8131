import type { ReactNode } from 'react'
import styles from './admin.module.css'
import * as words from './words'

/** Shown in place of a screen that the viewer's role does not open; below it, what it opens instead. */
export function NoPermission({ children }: { children?: ReactNode }) {
  return (
    <>
      <section className={styles.empty}>
        <h2>{words.youDoNotHaveAccess}</h2>
        <p>{words.ifYouNeed}</p>
      </section>
      {children}
    </>
  )
}

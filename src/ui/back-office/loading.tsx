'use client'
import { type ReactNode, Suspense, useState } from 'react'
import styles from './admin.module.css'

type Props = {
  /** Whether the browser loads the whole page and shows by itself that it does. */
  isWholePage: boolean
  /** Shown meanwhile. */
  sentence: string
  children: ReactNode
}

/**
 * Shows that a form is loading, but not on a whole page: a sentence there would hold the form up, since React leaves
 * what it has drawn for 300 ms. What holds on the first reading holds for all later ones: a form that moved in or out
 * of a boundary would begin anew, without what was entered.
 */
export function Loading({ children, isWholePage, sentence }: Props) {
  const [isSilent] = useState(isWholePage)
  if (isSilent) return children
  return <Suspense fallback={<p className={styles.quiet}>{sentence}</p>}>{children}</Suspense>
}

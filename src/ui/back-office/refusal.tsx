'use client'

import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** Why something could not be done, in the dialog for it. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <div className={styles.alert} data-tone="red" role="alert">
    {children}
  </div>
)

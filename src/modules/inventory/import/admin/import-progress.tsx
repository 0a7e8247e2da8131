import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/progress-bar'
import upload from '@/ui/back-office/upload/upload.module.css'
import type { JobProgress } from '../engine/job-progress'
import * as words from './words'

type Props = {
  title: string
  progress: JobProgress | null
  /** Rows, as long as the work itself has no unit. */
  total: number
  /** Why the last look failed; empty when it did not. */
  lost: string
  unit?: string
  children?: ReactNode
}

/** How far work in the background is, and how long it will still take. */
export function ImportProgress({ children, lost, progress, title, total: guess, unit = 'rows' }: Props) {
  const { done, secondsLeft, total } = progress ?? { done: 0, secondsLeft: null, total: guess }
  return (
    <div className={upload.work}>
      <strong role="status">{title}</strong>
      <ProgressBar label={title} share={progress ? Math.min(done / Math.max(total, 1), 1) : undefined} />
      <span className={styles.quiet}>
        {lost
          ? words.workContinuesCheckingAgain(lost)
          : `${words.count(Math.min(done, total))} of ${words.count(total)} ${unit}${secondsLeft !== null && done < total ? `, ${words.duration(secondsLeft)} left` : ''}`}
      </span>
      {children}
    </div>
  )
}

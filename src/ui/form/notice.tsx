import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'

const TONES = {
  amber: 'bg-amber-wash text-amber',
  green: 'bg-green-wash text-green',
  red: 'bg-red-wash text-red',
} as const

type Props = { tone: keyof typeof TONES; isAlert?: boolean; children: ReactNode }

/** Something that the reader should know, in a coloured box. `isAlert` is read out at once. */
export function Notice({ tone, isAlert = false, children }: Props) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={cx('mb-6 rounded-control px-4 py-3 text-14', TONES[tone])}
    >
      {children}
    </div>
  )
}

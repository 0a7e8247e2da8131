import type { ReactNode } from 'react'
import { cx } from './cx'
import * as words from './words'

export type Tone = 'green' | 'amber' | 'slate' | 'grey' | 'violet' | 'red'

export const TONES: Record<Tone, string> = {
  green: 'bg-green-wash text-green',
  amber: 'bg-amber-wash text-amber',
  slate: 'bg-slate-wash text-slate',
  grey: 'bg-grey-wash text-grey',
  violet: 'bg-violet-wash text-violet',
  red: 'bg-red-wash text-red',
}

/** A word about a state. The colour only repeats the word. */
export function Badge({ tone = 'grey', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full px-2.5 py-0.5 text-12 font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Labels a picture as a drawing, in the corner of the plate that it stands on. */
export const DrawingLabel = ({ className }: { className?: string }) => (
  <small className={cx('drawn', className)}>{words.drawing}</small>
)

export type BadgeProps = { tone?: Tone; className?: string; children: ReactNode }

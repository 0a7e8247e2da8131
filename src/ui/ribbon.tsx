import { type BadgeProps, TONES } from './badge'
import { cx } from './cx'

/** A badge that lies across the corner of a picture. */
export function Ribbon({ tone = 'slate', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'absolute top-3 left-0 rounded-r-control px-3 py-1 text-12 font-semibold tracking-wide',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}

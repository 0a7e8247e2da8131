import type { ComponentProps } from 'react'
import { Button } from '../button'
import { cx } from '../cx'

type Props = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  /** Whether it has been pressed and the answer is still to come. */
  isBusy: boolean
}

/** A button that sends something. While it waits it does nothing more, but retains the focus: a disabled one loses it. */
export const SendButton = ({ className, isBusy, onClick, ...props }: Props) => (
  <Button
    {...props}
    aria-disabled={isBusy || undefined}
    className={cx('aria-disabled:cursor-not-allowed aria-disabled:opacity-55', className)}
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
  />
)

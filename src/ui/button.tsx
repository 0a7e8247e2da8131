import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const VARIANTS: Record<ButtonVariant, string> = {
  // Vermilion, for the one main action of a view.
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-control hover:border-ink',
  quiet: 'bg-transparent text-link border-transparent hover:bg-link-wash',
}

/** Room at the sides and size of the words: `slim` where a button stands within a line, `small` beside small print. */
const SIZES = { usual: 'px-4 text-14', slim: 'px-3 text-14', small: 'px-2 text-13' }
export type ButtonSize = keyof typeof SIZES

/**
 * The looks of a button, for links that act as one. At least 44 px high.
 *
 * @param className where it stands; its room and its words are the size's: of two classes for the same thing the style
 * sheet's last wins, whatever the order here
 */
export const buttonStyle = (
  variant: ButtonVariant = 'secondary',
  className?: string,
  size: ButtonSize = 'usual',
): string =>
  cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border font-semibold',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    className,
  )

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }

export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle(variant, className, size)} {...props} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
}

/** A square button with an icon; `label` is read to those who do not see it. */
export function IconButton({ icon, label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(iconButtonStyle, className)}
      {...props}
    >
      <Icon name={icon} />
    </button>
  )
}

export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-link-wash hover:text-ink'

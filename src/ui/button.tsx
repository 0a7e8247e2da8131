import type { ButtonHTMLAttributes } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const VARIANTS: Record<ButtonVariant, string> = {
  // Vermilion, for the one main action of a view.
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-ink border-control hover:border-ink',
  quiet: 'bg-transparent text-link border-transparent hover:bg-link-wash',
}

/** The looks of a button, for links that act as one. At least 44 px high. */
export const buttonStyle = (variant: ButtonVariant = 'secondary', className?: string): string =>
  cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 text-14 font-semibold',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
    VARIANTS[variant],
    className,
  )

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }

export function Button({ variant, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle(variant, className)} {...props} />
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
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

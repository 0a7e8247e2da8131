import type { ComponentProps, ReactNode, SelectHTMLAttributes } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

const CONTROL =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 text-16 text-ink placeholder:text-faint hover:border-ink disabled:opacity-55 lg:text-14'

/** The looks of a text of several lines. */
export const AREA =
  'w-full rounded-control border border-control bg-surface px-3 py-2 text-16 text-ink hover:border-ink lg:text-14'

/** A label above its control, with help under it, which stays when there is an error. */
export function Field({ label, htmlFor, help, error, className, children }: FieldProps) {
  return (
    <div className={className}>
      <Label htmlFor={htmlFor}>{label}</Label>
      {children}
      {error && (
        <p className="mt-1 flex items-center gap-1 text-13 text-red" id={`${htmlFor}-error`}>
          <Icon name="triangle-alert" size={16} />
          {error}
        </p>
      )}
      {help && (
        <p className="mt-1 text-13 text-faint" id={`${htmlFor}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

type FieldProps = {
  label: ReactNode
  htmlFor: string
  help?: string
  error?: string
  className?: string
  children: ReactNode
}

export function Label({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block text-13 font-medium text-soft">
      {children}
    </label>
  )
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cx(CONTROL, className)} {...props} />
}

export function Select({ className, children, ...props }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={cx('relative block', className)}>
      <select className={cx(CONTROL, 'appearance-none truncate pr-9')} {...props}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
      />
    </span>
  )
}

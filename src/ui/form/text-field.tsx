'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '@/ui/field'

export type TextFieldProps = {
  label: ReactNode
  id: string
  help?: string
  error?: string
  className?: string
}

export const described = ({ id, error, help }: TextFieldProps) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
})

/** A labelled input with its message; the rest of the properties is the input's own. */
export function TextField({
  label,
  id,
  help,
  error,
  className,
  ...input
}: TextFieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const field = { label, id, help, error, className }
  return (
    <Field label={label} htmlFor={id} help={help} error={error} className={className}>
      <Input {...input} {...described(field)} />
    </Field>
  )
}

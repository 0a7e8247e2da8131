'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Field, Input, Select } from '@/ui/field'

type Common = { label: ReactNode; id: string; help?: string; error?: string; className?: string }

const described = ({ id, error, help }: Common) => ({
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
}: Common & Omit<ComponentProps<'input'>, 'id'>) {
  const field = { label, id, help, error, className }
  return (
    <Field label={label} htmlFor={id} help={help} error={error} className={className}>
      <Input {...input} {...described(field)} />
    </Field>
  )
}

/** The same for a choice. */
export function SelectField({
  label,
  id,
  help,
  error,
  className,
  children,
  ...select
}: Common & Omit<ComponentProps<'select'>, 'id'>) {
  const field = { label, id, help, error, className }
  return (
    <Field label={label} htmlFor={id} help={help} error={error} className={className}>
      <Select {...select} {...described(field)}>
        {children}
      </Select>
    </Field>
  )
}

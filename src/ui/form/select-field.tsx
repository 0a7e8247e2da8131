'use client'

import type { ComponentProps } from 'react'
import { Field, Select } from '@/ui/field'
import { described, type TextFieldProps } from './text-field'

/** The same for a choice. */
export function SelectField({
  label,
  id,
  help,
  error,
  className,
  children,
  ...select
}: TextFieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  const field = { label, id, help, error, className }
  return (
    <Field label={label} htmlFor={id} help={help} error={error} className={className}>
      <Select {...select} {...described(field)}>
        {children}
      </Select>
    </Field>
  )
}

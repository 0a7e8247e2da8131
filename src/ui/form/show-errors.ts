import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { type Called, errorsByField } from '@/ui/client/answer'

/**
 * Shows what the server found wrong at the fields of a form, the first one focused.
 *
 * @returns what stands at no field, for the head of the form; null when every message found its place
 */
export function showErrors<Values extends FieldValues>(
  called: Called,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  const errors = errorsByField(called)
  const own = fields.filter((field) => errors[field])
  for (const [index, field] of own.entries())
    setError(field, { type: 'server', message: errors[field] }, { shouldFocus: index === 0 })
  return own.length > 0 ? null : called.message
}

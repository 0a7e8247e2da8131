import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { type Called, errorsByField } from '@/ui/client/answer'

/**
 * Shows the server's errors at the fields of a form, and focuses the first.
 *
 * @returns the errors without a field, for the top of the form; null if every one has a field
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

'use client'
import { flushSync } from 'react-dom'
import { type FormTab, firstFault, tabOfField } from '../../rules/form/field-places'
import { fieldId } from './form-context'

/** Opens the tab of a field, brings it into view and focuses it. */
export function focusField(field: string, open: (tab: FormTab) => void): HTMLElement | null {
  const tab = tabOfField(field)
  if (tab) flushSync(() => open(tab))
  const control = document.getElementById(fieldId(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  return control
}

/** Opens the tab of the first invalid field and focuses it. */
export function focusFault(fields: readonly string[], open: (tab: FormTab) => void): void {
  const first = firstFault(fields)
  if (first) focusField(first.field, open)
}

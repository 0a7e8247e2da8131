'use client'
import { flushSync } from 'react-dom'
import { type FormTab, firstFault } from '../../rules/form/places'
import { fieldId } from './kit'

/** Opens the tab of the first invalid field and focuses it. */
export function focusFault(fields: readonly string[], open: (tab: FormTab) => void): void {
  const first = firstFault(fields)
  if (!first) return
  const { tab } = first
  if (tab) flushSync(() => open(tab))
  const control = document.getElementById(fieldId(first.field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

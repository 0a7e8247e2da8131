'use client'
import type { KeyboardEvent } from 'react'
import type { FormTab } from '../../../rules/form/field-places'
import { nextEmptyField } from '../../../rules/form/next-empty-field'
import { hasNoDisplacement } from '../../../rules/fuel-displacement'
import { focusField } from '../focus-faulty-field'
import { type FormParts, fieldId } from '../form-context'

const PREFIX = fieldId('')
/** Where Enter has its own meaning. */
const OWN_ENTER = 'textarea, button, input[type=checkbox], input[type=file]'

const SAVE = '[data-save-bar] button:last-child'

/** The required fields after this one that are empty, or only guessed, and can be entered. */
function toDoAfter({ entry, form, known }: FormParts, field: string): string[] {
  const values = form.getValues()
  const fuel = known.options.fuelType.find(({ id }) => id === values.fuelType)?.name
  return nextEmptyField(field, {
    values,
    touched: entry.typed,
    filled: new Set(entry.get().filled.keys()),
    hasEngine: !hasNoDisplacement(fuel),
  })
}

const isUsable = (field: string): boolean =>
  document.getElementById(fieldId(field))?.matches(':enabled, div') ?? false

/** Focuses the next empty required field, with its text selected; once there is none, the button that saves. */
function goOn(parts: FormParts, field: string, open: (tab: FormTab) => void): void {
  const next = toDoAfter(parts, field).find(isUsable)
  const control = next === undefined ? null : focusField(next, open)
  if (next === undefined) document.querySelector<HTMLElement>(SAVE)?.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** Enter in a field confirms it and goes on to the next empty required one; of the chassis number, once its car is known. */
export function useEnterKey(parts: FormParts, open: (tab: FormTab) => void) {
  return async (event: KeyboardEvent<HTMLFormElement>) => {
    const { ctrlKey, key, metaKey, nativeEvent, target } = event
    if (key !== 'Enter' || ctrlKey || metaKey || event.defaultPrevented || nativeEvent.isComposing) return
    if (!(target instanceof HTMLElement) || !target.id.startsWith(PREFIX) || target.matches(OWN_ENTER)) return
    event.preventDefault()
    const field = target.id.slice(PREFIX.length)
    if (field === 'chassis' && parts.lookUp && target instanceof HTMLInputElement) {
      // What is typed meanwhile is meant for another field, and must not become part of the number.
      target.readOnly = true
      await parts.lookUp.now()
      target.readOnly = false
      if (parts.entry.get().taken || parts.form.getValues('chassis') === '') return
    }
    parts.entry.confirm(field)
    goOn(parts, field, open)
  }
}

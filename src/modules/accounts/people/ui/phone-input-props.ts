import type { ClipboardEvent, FormEvent } from 'react'
import { plainPhone } from '../rules/check-person'
import { PHONE_MAX } from '../rules/person-limits'

/** Leaves the caret where it is among the digits. */
function tidy({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const plain = plainPhone(input.value)
  if (plain === input.value) return
  const caret = plainPhone(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = plain
  input.setSelectionRange(caret, caret)
}

/** A browser would cut '+256 (0) 772 123 456' off at the limit before anybody could take its spaces out. */
function paste(event: ClipboardEvent<HTMLInputElement>) {
  const given = event.clipboardData.getData('text').trim()
  const plain = plainPhone(given)
  if (plain === given) return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(plain, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What an input for a phone number has: the specification's limit, which counts no spaces, hyphens or brackets. They
 * disappear as they are typed or pasted, so that a number that is short enough always fits.
 */
export const phoneInputProps = {
  type: 'tel',
  autoComplete: 'tel',
  maxLength: PHONE_MAX,
  onInput: tidy,
  onPaste: paste,
} as const

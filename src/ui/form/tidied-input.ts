import type { ClipboardEvent, FormEvent } from 'react'

/**
 * What an input has in which some characters disappear as they are typed or pasted, so that what is short enough
 * without them always fits.
 *
 * @param plain a text without those characters
 */
export const tidiedInput = (plain: (text: string) => string) => ({
  /** Leaves the caret where it is among the other characters. */
  onInput: ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const tidy = plain(input.value)
    if (tidy === input.value) return
    const caret = plain(input.value.slice(0, input.selectionStart ?? undefined)).length
    input.value = tidy
    input.setSelectionRange(caret, caret)
  },
  /** A browser would cut a text off at the limit before anybody could take its spaces out. */
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
    const given = event.clipboardData.getData('text').trim()
    const tidy = plain(given)
    if (tidy === given) return
    event.preventDefault()
    const input = event.currentTarget
    input.setRangeText(tidy, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
})

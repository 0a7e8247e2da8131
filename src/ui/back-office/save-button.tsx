'use client'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './admin.module.css'
import { SAVE_KEYS } from './button-keys'
import * as words from './words'

type Props = ComponentProps<'button'> & {
  /** Whether it has been pressed and the answer is still to come: it does nothing, but retains the focus. */
  isBusy?: boolean
}

/** The button that saves a form. Ctrl S or ⌘ S presses it from anywhere in the form, its dialog or its page. */
export const SaveButton = ({ isBusy = false, onClick, onMouseDown, ...props }: Props) => (
  <button
    className={styles.primary}
    title={words.savesByKeys}
    type="submit"
    {...props}
    aria-disabled={isBusy || undefined}
    aria-keyshortcuts={SAVE_KEYS}
    onClick={(event) => {
      takeFocus(event)
      if (isBusy) event.preventDefault()
      else onClick?.(event)
    }}
    onMouseDown={(event) => {
      // Leaving a field may show a message that moves this button away before the mouse is released: no click then.
      event.preventDefault()
      onMouseDown?.(event)
    }}
  />
)

/** The mouse takes the focus with its click, so that the field is left before it is saved; keys leave it where it is. */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.focus()
}

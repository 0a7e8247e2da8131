'use client'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './admin.module.css'
import { SAVE_KEYS } from './button-keys'
import * as words from './words'

/** The button that saves a form. Ctrl S or ⌘ S presses it from anywhere in the form, its dialog or its page. */
export const SaveButton = ({ onClick, onMouseDown, ...props }: ComponentProps<'button'>) => (
  <button
    className={styles.primary}
    title={words.savesByKeys}
    type="submit"
    {...props}
    aria-keyshortcuts={SAVE_KEYS}
    onClick={(event) => {
      takeFocus(event)
      onClick?.(event)
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

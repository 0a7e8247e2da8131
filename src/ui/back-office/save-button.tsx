'use client'
import type { ComponentProps } from 'react'
import styles from './admin.module.css'
import { SAVE_KEYS } from './button-keys'
import * as words from './words'

/** The button that saves a form. Ctrl S or ⌘ S presses it from anywhere in the form, its dialog or its page. */
export const SaveButton = (props: ComponentProps<'button'>) => (
  <button
    className={styles.primary}
    title={words.savesByKeys}
    type="submit"
    {...props}
    aria-keyshortcuts={SAVE_KEYS}
  />
)

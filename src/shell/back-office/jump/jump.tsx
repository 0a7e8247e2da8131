'use client'
import { useCallback, useState } from 'react'
import * as words from '../words'
import css from './jump.module.css'
import { JumpDialog } from './jump-dialog'
import type { JumpSource } from './use-jump'
import { useShortcut } from './use-shortcut'

/** The button of the search across the back office, and its dialog. */
export function Jump(source: JumpSource) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const key = useShortcut(open)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={css.opener}
        onClick={open}
        type="button"
      >
        <span>{words.search}</span>
        <kbd className={css.key}>{`${key} K`}</kbd>
      </button>
      {isOpen && <JumpDialog {...source} modifier={key} onClose={() => setOpen(false)} />}
    </>
  )
}

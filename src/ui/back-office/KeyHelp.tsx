'use client'
import { useEffect, useState } from 'react'
import { AdminDialog } from './Dialog'
import dialog from './dialog.module.css'
import { isPlainKey } from './use-row-keys'
import * as words from './words'

const KEYS = [
  ['/', words.searchInList],
  ['j', words.nextRow],
  ['k', words.previousRow],
  ['x', words.selectOrDeselectRow],
  ['e', words.openTheRow],
  ['b', words.goToActionsForSelected],
  ['Ctrl K', words.searchEverything],
  ['Ctrl S', words.saveFormS],
  ['Ctrl Enter', words.saveAddNew],
  ['?', words.showTheseShortcuts],
] as const

/** The keys of the back office, shown by the question mark. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isPlainKey(event)) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!isOpen) return null
  return (
    <AdminDialog narrow onClose={() => setOpen(false)} title={words.keyboardShortcuts}>
      <dl className={dialog.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  )
}

'use client'
import { useEffect, useState } from 'react'
import { AdminDialog } from './Dialog'
import dialog from './dialog.module.css'
import { isPlainKey } from './use-row-keys'

const KEYS = [
  ['/', 'Search in the list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['x', 'Select or deselect the row'],
  ['e', 'Open the row'],
  ['b', 'Go to the actions for the selected rows'],
  ['Ctrl S', 'Save the form (⌘ S on a Mac)'],
  ['Ctrl Enter', 'Save & Add New'],
  ['?', 'This list'],
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
    <AdminDialog narrow onClose={() => setOpen(false)} title="Keys">
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

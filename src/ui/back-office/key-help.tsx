'use client'
import { useEffect, useState } from 'react'
import { AdminDialog } from './dialog'
import dialog from './dialog.module.css'
import { isPlainKey, rowKeysShown } from './use-row-keys'
import * as words from './words'

const exists = (selector: string) => document.querySelector(selector) !== null
const isAnnounced = (keys: string) => exists(`[aria-keyshortcuts~="${keys}"]`)

/** Each key, what it does, and whether it does that on this screen. */
const KEYS: readonly (readonly [key: string, what: string, works: () => boolean])[] = [
  ['/', words.searchInList, () => exists('[data-search]')],
  ['j', words.nextRow, () => rowKeysShown() !== null],
  ['k', words.previousRow, () => rowKeysShown() !== null],
  ['x', words.selectOrDeselectRow, () => rowKeysShown()?.select !== undefined],
  ['e', words.openTheRow, () => rowKeysShown()?.open !== undefined],
  ['b', words.goToActionsForSelected, () => rowKeysShown()?.select !== undefined],
  ['Ctrl K', words.searchEverything, () => isAnnounced('Control+K')],
  ['Ctrl S', words.saveFormS, () => isAnnounced('Control+S')],
  ['Ctrl Enter', words.sendOrAddNew, () => isAnnounced('Control+Enter')],
  ['?', words.showTheseShortcuts, () => true],
]

/** The keys that work on this screen, shown by the question mark. */
export function KeyHelp() {
  const [keys, setKeys] = useState<typeof KEYS | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isPlainKey(event)) {
        setKeys(KEYS.filter(([, , works]) => works()))
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!keys) return null
  return (
    <AdminDialog narrow onClose={() => setKeys(null)} title={words.keyboardShortcuts}>
      <dl className={dialog.keys}>
        {keys.map(([key, what]) => (
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

'use client'
import { useEffect, useState } from 'react'
import { buttonFor } from './button-keys'
import { AdminDialog } from './dialog'
import dialog from './dialog.module.css'
import { isPlainKey } from './is-plain-key'
import { rowKeysShown } from './use-row-keys'
import { screenKeysShown } from './use-screen-keys'
import * as words from './words'

const exists = (selector: string) => document.querySelector(selector) !== null
const isAnnounced = (keys: string) => exists(`[aria-keyshortcuts~="${keys}"]`)

/** Keys that mean what their button says, where there is one. */
const NAMED_BY_BUTTON = [
  ['Ctrl Alt Enter', 'Control+Alt+Enter'],
  ['Ctrl Shift Enter', 'Control+Shift+Enter'],
] as const
const keysOfButtons = (): Keys =>
  NAMED_BY_BUTTON.flatMap(([shown, keys]) => {
    const what = buttonFor(keys)?.textContent
    return what ? [[shown, what] as const] : []
  })

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

type Keys = readonly (readonly [key: string, what: string])[]

/** Keys named by words of their own; the others stand for themselves. */
const named = (key: string): string => (key === 'Enter' ? words.enterKey : key)

/** Those of every screen that work here, then the screen's own. */
const keysOfScreen = (): Keys => [
  ...KEYS.filter(([, , works]) => works()).map(([key, what]) => [key, what] as const),
  ...keysOfButtons(),
  ...screenKeysShown().map(({ key, what }) => [named(key), what] as const),
]

/** The keys that work on this screen, shown by the question mark. */
export function KeyHelp() {
  const [keys, setKeys] = useState<Keys | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isPlainKey(event)) {
        setKeys(keysOfScreen())
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

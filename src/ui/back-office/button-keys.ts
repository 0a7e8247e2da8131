import { dialogOnTop } from './dialog-on-top'
import { isPlainKey } from './is-plain-key'

/** The keys that buttons can announce, in the notation of `aria-keyshortcuts`. */
export const SAVE_KEYS = 'Control+S Meta+S'
export const SEND_KEYS = 'Control+Enter Meta+Enter'
/** Further ways to send, whose buttons name themselves in the help. */
export const SEND_AND_WAIT_KEYS = 'Control+Alt+Enter Meta+Alt+Enter'
export const SEND_AND_END_KEYS = 'Control+Shift+Enter Meta+Shift+Enter'

const ANNOUNCED = ['Control+S', 'Control+Enter', 'Control+Alt+Enter', 'Control+Shift+Enter']

/** The keys as a button announces them, also for ⌘; null for any other. */
function announcedAs({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (!(ctrlKey || metaKey)) return null
  const [first = '', ...others] = key
  const named = [altKey && 'Alt', shiftKey && 'Shift', first.toUpperCase() + others.join('')]
  const keys = ['Control', ...named.filter(Boolean)].join('+')
  return ANNOUNCED.includes(keys) ? keys : null
}

/**
 * The button that announces these keys: in the dialog on top if one is open, in the form that has the focus if it has
 * one, otherwise the first on the page. Forms hidden behind a question have none.
 */
export function buttonFor(keys: string): HTMLButtonElement | null {
  const scope = dialogOnTop() ?? document
  const buttons = [
    ...scope.querySelectorAll<HTMLButtonElement>(`button[aria-keyshortcuts~="${keys}"]`),
  ].filter((button) => !button.closest('[hidden]'))
  const form = document.activeElement?.closest('form')
  return buttons.find((button) => form && button.form === form) ?? buttons[0] ?? null
}

function pressButton(event: KeyboardEvent, keys: string): void {
  const button = buttonFor(keys)
  if (button || keys === 'Control+S') event.preventDefault()
  if (!event.repeat) button?.click()
}

/** Goes to the search field of a list, which announces the key itself. */
function goToSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('[data-search]')
  if (!field || !isPlainKey(event)) return
  event.preventDefault()
  field.focus()
}

/**
 * Keys that a button or a search field announces work, once for the whole back office. Ctrl+S never opens the browser's
 * own dialog, even where nothing can be saved.
 *
 * @returns what ends it
 */
export function followKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const keys = announcedAs(event)
    if (keys !== null) pressButton(event, keys)
    else if (event.key === '/') goToSearch(event)
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

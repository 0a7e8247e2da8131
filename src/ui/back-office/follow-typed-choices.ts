import { placeOfTyped } from '@/kernel/choices/rank-by-typed'

/** Letters typed within this time belong together, as in the browsers' own lists. */
const PAUSE_MS = 1000

/** The name by which an entry is found; null if it cannot be chosen. */
const nameOf = (option: HTMLOptionElement): string | null =>
  option.disabled || option.hidden ? null : option.text

function choose(list: HTMLSelectElement, place: number): void {
  if (place < 0 || place === list.selectedIndex) return
  list.selectedIndex = place
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Typing in a list of choices selects the entry of exactly this name, once for the whole back office. Browsers select
 * the first that begins so: '4.5' for a '4' wherever it is listed before. A list that is open is the browser's.
 *
 * @returns what ends it
 */
export function followTypedChoices(): () => void {
  let typing: { list: Element | null; text: string; at: number } = { list: null, text: '', at: 0 }
  const onKey = (event: KeyboardEvent) => {
    const { key, target: list, timeStamp: at } = event
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (key.length !== 1 || !(list instanceof HTMLSelectElement) || list.multiple) return
    const goesOn = typing.list === list && at - typing.at < PAUSE_MS
    const text = goesOn ? typing.text + key : key
    // A space by itself opens the list.
    if (text.trim() === '') return
    event.preventDefault()
    typing = { list, text, at }
    choose(list, placeOfTyped([...list.options].map(nameOf), text, list.selectedIndex))
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useSuggestions } from './use-suggestions'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The lines under a field and the keyboard's position among them. Focus stays in the field: arrows cycle
 * through the lines and the field itself, Enter takes the current line, Escape closes the list.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>) {
  const listId = useId()
  /** Null while the list is closed. */
  const [text, setText] = useState<string | null>(null)
  const { lines, isRecent } = useSuggestions(text, field)
  const [stand, setStand] = useState<{ on: unknown; place: number }>({ on: null, place: -1 })
  // Recent searches disappear with the first letter; suggestions stay until the next ones arrive.
  const isOpen = text !== null && lines.length > 0 && isRecent === (text.trim() === '')
  // A position in a previous list means nothing in this one.
  const active = isOpen && stand.on === lines ? stand.place : -1

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During text composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return setText(event.currentTarget.value)
      // One position more than there are lines: the field is between the last and the first.
      const places = lines.length + 1
      return setStand({ on: lines, place: ((active + 1 + step + places) % places) - 1 })
    }
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.preventDefault()
      setText(null)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    }
  }
  const aria = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
  } as const
  return { listId, lines, isRecent, isOpen, active, aria, onKeyDown, show: setText }
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { COLOR_DROPDOWN_CLOSE_MS } from '../../rules/vehicle-limits'

/** One line of the list. */
export type Offer = { key: string; label: string; color?: string | null }

export type TypeAheadProps = {
  /** Attributes of the field for its label, screen readers and messages. */
  notices: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string; 'aria-required'?: boolean }
  text: string
  onText: (text: string) => void
  offers: readonly Offer[]
  onPick: (offer: Offer) => void
  /** Backspace in an empty field. */
  onEmptyBack?: () => void
  onLeave?: () => void
  placeholder?: string
  /** Takes several: Enter takes one and stays. Otherwise it goes on to the next field. */
  stays?: boolean
}

/**
 * Whether a field's suggestions are open, which one is current, and how keyboard, typing and leaving change
 * that.
 */
export function useTypeAhead(props: TypeAheadProps) {
  const { offers, onEmptyBack, onLeave, onPick, onText, stays, text } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // What was chosen before is not replaced by the first line of the list.
  const isTyped = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const show = () => {
    clearTimeout(closing.current)
    setOpen(true)
  }
  const pick = (offer: Offer) => {
    isTyped.current = false
    onPick(offer)
    setOpen(false)
    setActive(-1)
  }
  const leave = () => {
    onLeave?.()
    closing.current = setTimeout(() => setOpen(false), COLOR_DROPDOWN_CLOSE_MS)
  }
  const type = (typed: string) => {
    isTyped.current = typed.trim() !== ''
    setActive(-1)
    show()
    onText(typed)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      show()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((before) => Math.min(offers.length - 1, Math.max(0, before + step)))
    } else if (event.key === 'Enter' && open) {
      const chosen = offers[active] ?? (isTyped.current ? offers[0] : undefined)
      if (stays && (chosen || text !== '')) event.preventDefault()
      if (chosen) pick(chosen)
    } else if (event.key === 'Backspace' && text === '') onEmptyBack?.()
  }
  return { active, isShown: open && offers.length > 0, setOpen, show, pick, leave, type, press }
}

'use client'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { COLOR_DROPDOWN_CLOSE_MS } from '../../rules/limits'
import css from './offers.module.css'

/** One line of the list. */
export type Offer = { key: string; label: string; color?: string | null }

type Props = {
  /** What the label, screen readers and messages know of the field. */
  told: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string; 'aria-required'?: boolean }
  text: string
  onText: (text: string) => void
  offers: readonly Offer[]
  onPick: (offer: Offer) => void
  /** Backspace in an empty field. */
  onEmptyBack?: () => void
  onLeave?: () => void
  placeholder?: string
}

/** A field that offers what fits while one types; arrows, Enter and Escape work. Closes a moment after it is left. */
export function TypeAhead(props: Props) {
  const { offers, onEmptyBack, onLeave, onPick, onText, placeholder, text, told } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const listId = `${told.id}-list`
  const current = open ? offers[active] : undefined
  const show = () => {
    clearTimeout(closing.current)
    setOpen(true)
  }
  const pick = (offer: Offer) => {
    onPick(offer)
    setOpen(false)
    setActive(-1)
  }
  const leave = () => {
    onLeave?.()
    closing.current = setTimeout(() => setOpen(false), COLOR_DROPDOWN_CLOSE_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      show()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((before) => Math.min(offers.length - 1, Math.max(0, before + step)))
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const chosen = current ?? (text.trim() === '' ? undefined : offers[0])
      if (chosen) pick(chosen)
    } else if (event.key === 'Backspace' && text === '') onEmptyBack?.()
  }
  const isShown = open && offers.length > 0
  return (
    <Popover.Root onOpenChange={setOpen} open={isShown}>
      <Popover.Anchor asChild>
        <input
          {...told}
          aria-activedescendant={current && `${listId}-${active}`}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={isShown}
          autoComplete="off"
          className={styles.input}
          onBlur={leave}
          onChange={({ target }) => {
            setActive(-1)
            show()
            onText(target.value)
          }}
          onClick={show}
          onFocus={show}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          role="combobox"
          type="text"
          value={text}
        />
      </Popover.Anchor>
      <Popover.Content
        align="start"
        className={css.offers}
        collisionPadding={8}
        id={listId}
        onCloseAutoFocus={stayInField}
        onInteractOutside={stayInField}
        onOpenAutoFocus={stayInField}
        role="listbox"
        sideOffset={4}
      >
        {offers.map((offer, index) => (
          <div
            aria-selected={index === active}
            className={css.offer}
            id={`${listId}-${index}`}
            key={offer.key}
            // Before the field loses the focus.
            onPointerDown={(event) => {
              event.preventDefault()
              pick(offer)
            }}
            ref={index === active ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            tabIndex={-1}
          >
            {offer.color && <i aria-hidden="true" className={css.dot} style={{ background: offer.color }} />}
            {offer.label}
          </div>
        ))}
      </Popover.Content>
    </Popover.Root>
  )
}

/** The focus is the field's, and so is the moment at which the list closes. */
const stayInField = (event: Event) => event.preventDefault()

'use client'
import { Popover } from 'radix-ui'
import { useRef } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { anchorSuggestionList } from './anchor-suggestion-list'
import css from './offers.module.css'
import { type Offer, type TypeAheadProps, useTypeAhead } from './use-type-ahead'

/** A field that offers what fits while one types; arrows, Enter and Escape work. Closes a moment after it is left. */
export function TypeAhead(props: TypeAheadProps) {
  const { offers, placeholder, text, notices } = props
  const { active, isShown, leave, pick, press, setOpen, show, type } = useTypeAhead(props)
  const field = useRef<HTMLInputElement>(null)
  const place = useRef(anchorSuggestionList(field))
  const listId = `${notices.id}-list`
  return (
    <Popover.Root onOpenChange={setOpen} open={isShown}>
      <Popover.Anchor virtualRef={place} />
      <input
        {...notices}
        aria-activedescendant={isShown && offers[active] ? lineId(listId, active) : undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isShown}
        autoComplete="off"
        className={styles.input}
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
        onClick={show}
        onFocus={show}
        onKeyDown={press}
        placeholder={placeholder}
        ref={field}
        role="combobox"
        type="text"
        value={text}
      />
      <Offers active={active} id={listId} offers={offers} onPick={pick} />
    </Popover.Root>
  )
}

const lineId = (listId: string, index: number): string => `${listId}-${index}`

type OffersProps = {
  id: string
  offers: readonly Offer[]
  /** The line that the keyboard is at. */
  active: number
  onPick: (offer: Offer) => void
}

function Offers({ active, id, offers, onPick }: OffersProps) {
  return (
    <Popover.Content
      align="start"
      className={css.offers}
      collisionPadding={8}
      id={id}
      onCloseAutoFocus={stayInField}
      onInteractOutside={stayInField}
      onOpenAutoFocus={stayInField}
      role="listbox"
      sideOffset={4}
    >
      {offers.map((offer, index) => (
        <OfferLine
          id={lineId(id, index)}
          isActive={index === active}
          key={offer.key}
          offer={offer}
          onPick={onPick}
        />
      ))}
    </Popover.Content>
  )
}

type LineProps = { id: string; offer: Offer; isActive: boolean; onPick: (offer: Offer) => void }

function OfferLine({ id, isActive, offer, onPick }: LineProps) {
  return (
    <div
      aria-selected={isActive}
      className={css.offer}
      id={id}
      // Before the field loses the focus.
      onPointerDown={(event) => {
        event.preventDefault()
        onPick(offer)
      }}
      ref={isActive ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      tabIndex={-1}
    >
      {offer.color && <i aria-hidden="true" className={css.dot} style={{ background: offer.color }} />}
      {offer.label}
    </div>
  )
}

/** The focus is the field's, and so is the moment at which the list closes. */
const stayInField = (event: Event) => event.preventDefault()

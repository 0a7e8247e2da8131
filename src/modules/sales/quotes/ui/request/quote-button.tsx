'use client'

import { buttonStyle } from '@/ui/button'
import { QUOTE_BUTTON_LABELS } from '../../rules/quote-button'
import { pressQuoteButton, useQuoteButton } from './quotes-on-page'

type Props = {
  id: number
  name: string
  isReserved: boolean
  /** What it costs at the reader's port, if that is known. */
  cost?: string
  /** What has to be known before a request. */
  warning?: string
  place: 'page' | 'bar' | 'card'
}

/** How it looks in each place; once nothing can be requested, it no longer calls for attention. */
const LOOKS = {
  page: (look: Look) => buttonStyle(look, 'w-full'),
  bar: (look: Look) => buttonStyle(look),
  card: () => 'quote-button',
}
type Look = 'primary' | 'secondary'

/**
 * Starts a request for a quote of a vehicle, through the dialog of QuoteSupport. It can always be pressed: for a
 * vehicle that is reserved or requested it shows that.
 */
export function QuoteButton({ cost, id, isReserved, name, place, warning }: Props) {
  const state = useQuoteButton(id, isReserved)
  const label = QUOTE_BUTTON_LABELS[state]
  return (
    <button
      type="button"
      className={`scripted ${LOOKS[place](state === 'requested' || state === 'reserved' ? 'secondary' : 'primary')}`}
      data-state={state}
      aria-label={state === 'loading' ? undefined : `${label}: ${name}`}
      aria-busy={state === 'loading' || undefined}
      aria-haspopup={state === 'offer' ? 'dialog' : undefined}
      onClick={() => pressQuoteButton(state, { id, name, cost, warning })}
    >
      {label}
    </button>
  )
}

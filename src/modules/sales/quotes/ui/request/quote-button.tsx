'use client'

import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { QUOTE_BUTTON_LABELS } from '../../rules/quote-button'
import { pressQuoteButton } from './press-quote-button'
import { useQuoteButton } from './use-quote-button'

type Props = {
  id: number
  name: string
  isReserved: boolean
  /** What it costs at the reader's port, if that is known. */
  cost?: string
  /** What has to be known before asking. */
  warning?: string
  place: 'page' | 'bar' | 'card' | 'row' | 'tools' | 'state'
}

const SLIM = 'scripted min-h-11 rounded-control print:hidden'
const WORDS = 'hover:underline hover:underline-offset-3'
const toneOf = (isOver: boolean) => (isOver ? 'font-medium text-faint' : 'font-semibold text-link')
const lookOf = (isOver: boolean) => (isOver ? 'secondary' : 'primary')

/** How it looks in each place. Once there is nothing to ask it no longer calls for attention; pressing it says why. */
const LOOKS: Record<Props['place'], (isOver: boolean) => string> = {
  page: (isOver) => buttonStyle(lookOf(isOver), 'scripted w-full'),
  bar: (isOver) => buttonStyle(lookOf(isOver), 'scripted'),
  // The first of a card's actions has a line to itself.
  card: (isOver) =>
    cx(
      SLIM,
      toneOf(isOver),
      'mx-2 mt-2.5 flex-[1_0_calc(100%-1rem)] border border-control bg-surface px-3 text-14 whitespace-nowrap',
      'hover:border-ink flat:m-0 flat:flex-1',
    ),
  row: (isOver) =>
    cx(
      SLIM,
      WORDS,
      toneOf(isOver),
      'px-2 text-12 whitespace-nowrap pointer-fine:min-h-6 flat:min-h-11 flat:text-13',
    ),
  tools: (isOver) => cx(SLIM, WORDS, toneOf(isOver), 'px-2 text-left text-13 max-sm:flex-[0_0_100%]'),
  // A badge that can be pressed: as high as a finger, and no heavier than the word.
  state: () =>
    cx(
      SLIM,
      WORDS,
      'relative isolate -my-3 px-2.5 text-12 font-semibold whitespace-nowrap text-amber',
      'before:absolute before:inset-x-0 before:inset-y-2.5 before:-z-1 before:rounded-full before:bg-amber-wash',
    ),
}

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
      className={LOOKS[place](state === 'requested' || state === 'reserved')}
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

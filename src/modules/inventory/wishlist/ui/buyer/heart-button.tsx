'use client'

import type { MouseEvent } from 'react'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import * as words from './browser-words'
import { clickHeart } from './click-heart'
import { useHeart } from './use-heart'

const SIGN = cx(
  'before:size-5 before:shrink-0 before:bg-current before:[mask:var(--heart)_center/contain_no-repeat]',
  'aria-pressed:text-accent aria-pressed:before:[mask-image:var(--heart-full)]',
  'forced-colors:before:bg-[canvastext] forced-colors:before:forced-color-adjust-none forced-colors:aria-pressed:before:bg-[highlight]',
)

/** Round, with room for a plate within; the button around it is large enough for a finger. */
const ROUND = cx(
  SIGN,
  'relative isolate inline-flex min-h-11 min-w-11 items-center justify-center rounded-full text-soft',
  'after:absolute after:inset-1 after:-z-1 after:rounded-full after:border after:transition-[border-color] after:duration-150',
)
const BARE = `${ROUND} after:border-transparent`

/** Form and button, in each place. A heart on a card or in a row stands above the link that the card is. */
const LOOKS = {
  card: {
    form: cx(
      'absolute top-1 right-1 z-2 print:hidden flat:top-auto flat:right-auto flat:bottom-1 flat:left-1',
      // Without script it is the only action, and has no line to stand in.
      'flat:noscript:top-0 flat:noscript:bottom-auto flat:noscript:left-[calc(33%-2.75rem)]',
    ),
    // The plate keeps it readable on any picture.
    button: `${ROUND} after:border-line after:bg-surface hover:after:border-control`,
  },
  row: { form: 'z-2 print:hidden', button: `${BARE} pointer-fine:min-h-8.5` },
  tools: { form: 'z-2 print:hidden', button: BARE },
  // Beside other buttons, as one of them.
  page: {
    form: 'flex flex-1 print:hidden',
    button: buttonStyle('secondary', cx(SIGN, 'w-full whitespace-nowrap'), 'slim'),
  },
}

/**
 * The heart of a vehicle. A form, so that it works before any script is there; with script it turns at once. It looks
 * the same for everybody until the person's own hearts are known, and takes the same room.
 */
export function HeartButton({ id, name, place }: HeartProps) {
  const isOn = useHeart(id)
  const onClick = (event: MouseEvent) => {
    // The second click of a double click means the same as the first.
    if (event.detail > 1 || clickHeart(id)) event.preventDefault()
  }
  return (
    <form method="post" action={`/wishlist/${id}`} className={LOOKS[place].form}>
      <button
        type="submit"
        name="wished"
        value="on"
        aria-label={words.wishlistName(name)}
        aria-pressed={isOn}
        className={LOOKS[place].button}
        onClick={onClick}
      >
        {place === 'page' && words.wishlist}
      </button>
    </form>
  )
}

type HeartProps = { id: number; name: string; place: keyof typeof LOOKS }

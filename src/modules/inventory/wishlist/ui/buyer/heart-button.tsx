'use client'

import type { MouseEvent } from 'react'
import * as words from './browser-words'
import { clickHeart, useHeart } from './hearts'

/**
 * The heart of a vehicle. A form, so that it works before any script is there; with script it turns at once. It looks
 * the same for everybody until the person's own hearts are known, and takes the same room.
 */
export function HeartButton({ id, name, withText }: HeartProps) {
  const isOn = useHeart(id)
  const onClick = (event: MouseEvent) => {
    // The second click of a double click means the same as the first.
    if (event.detail > 1 || clickHeart(id)) event.preventDefault()
  }
  return (
    <form method="post" action={`/wishlist/${id}`} className={withText ? 'heart-text' : 'heart'}>
      <button
        type="submit"
        name="wished"
        value="on"
        aria-label={words.wishlistName(name)}
        aria-pressed={isOn}
        onClick={onClick}
      >
        {withText && words.wishlist}
      </button>
    </form>
  )
}

type HeartProps = { id: number; name: string; withText?: boolean }

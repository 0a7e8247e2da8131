'use client'

import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/button'
import { cx } from '@/ui/cx'
import * as words from './browser-words'
import { controlSlides, type SlideControls } from './control-slides'

type Props = {
  /** Of the slides on the page, in their order. */
  ids: readonly string[]
  saving: boolean
}

/** Below the slides: links to each, which work without script, and buttons. */
export function SliderControls({ ids, saving }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const slides = useRef<SlideControls>(null)
  const [{ at, isPlaying }, setState] = useState({ at: 0, isPlaying: false })
  useEffect(() => {
    const root = bar.current?.closest<HTMLElement>('[data-slider]')
    if (!root) return
    const controls = controlSlides(root, saving, (change) => setState((state) => ({ ...state, ...change })))
    slides.current = controls
    return controls.stop
  }, [saving])
  return (
    <div ref={bar} className="no-print flex min-h-11 flex-wrap items-center justify-center">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        className="scripted"
        onClick={() => slides.current?.setPlaying(!isPlaying)}
      />
      {ids.length > 1 && <Places ids={ids} at={at} go={(to) => slides.current?.go(to)} />}
    </div>
  )
}

type PlacesProps = Omit<Props, 'saving'> & { at: number; go: (to: number) => void }

/** How many links to slides stand on one line of a phone. */
const LINKS_ON_PHONE = 6

function Places({ at, go, ids }: PlacesProps) {
  const isCrowded = ids.length > LINKS_ON_PHONE
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={words.previousSlide}
        className="scripted"
        onClick={() => go(at - 1)}
      />
      {isCrowded && (
        <span className="scripted px-2 text-14 tabular-nums sm:hidden">
          {words.placeAmong(at + 1, ids.length)}
        </span>
      )}
      {ids.map((id, place) => (
        <a
          key={id}
          href={`#${id}`}
          aria-label={words.slideOf(place + 1, ids.length)}
          aria-current={place === at}
          className={cx(
            'group inline-flex size-11 items-center justify-center max-sm:w-8',
            isCrowded && 'max-sm:hidden max-sm:noscript:inline-flex',
          )}
          onClick={(event) => {
            event.preventDefault()
            go(place)
          }}
        >
          <span className="size-2.5 rounded-full border border-control group-aria-[current=true]:bg-ink" />
        </a>
      ))}
      <IconButton
        icon="chevron-right"
        label={words.nextSlide}
        className="scripted"
        onClick={() => go(at + 1)}
      />
    </>
  )
}

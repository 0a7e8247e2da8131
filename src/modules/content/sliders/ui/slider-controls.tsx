'use client'

import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/button'
import * as words from './browser-words'
import { controlSlides, type SlideControls } from './control-slides'

type Props = {
  /** What the ids of the slides begin with. */
  id: string
  count: number
  saving: boolean
}

/** Below the slides: links to each, which work without script, and buttons. */
export function SliderControls({ id, count, saving }: Props) {
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
      {count > 1 && <Places id={id} count={count} at={at} go={(to) => slides.current?.go(to)} />}
    </div>
  )
}

type PlacesProps = Omit<Props, 'saving'> & { at: number; go: (to: number) => void }

function Places({ at, count, go, id }: PlacesProps) {
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={words.previousSlide}
        className="scripted"
        onClick={() => go(at - 1)}
      />
      {Array.from({ length: count }, (_, place) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that these have
          key={place}
          href={`#${id}-${place + 1}`}
          aria-label={words.slideOf(place + 1, count)}
          aria-current={place === at}
          className="group inline-flex size-11 items-center justify-center max-sm:w-8"
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

'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Carousel, { type ControllerRef, type SlotStyles } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import * as words from './viewer-words'
import 'yet-another-react-lightbox/styles.css'
import { FullscreenDialog } from '@/ui/dialog'

/** A picture by its largest file; `sizes` is the `srcset` of the smaller ones. */
export type LightboxPicture = {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  /** Whether it is a drawing, not a photograph of the vehicle. */
  drawn: boolean
}

type LightboxProps = {
  name: string
  pictures: LightboxPicture[]
  at: number
  /** Called with the place of the picture that was seen last. */
  onClose: (at: number) => void
}

const ROUND = { background: 'var(--surface)', borderRadius: '999px', padding: '6px', margin: '0 12px' }

const LOOKS = {
  root: {
    '--yarl__color_backdrop': 'var(--plate)',
    '--yarl__color_button': 'var(--ink)',
    '--yarl__color_button_active': 'var(--link)',
    '--yarl__color_button_disabled': 'var(--control)',
    '--yarl__button_filter': 'none',
    '--yarl__toolbar_padding': '12px 0',
  },
  button: ROUND,
} as SlotStyles

/** The pictures over the whole screen: swiped, turned with arrow keys, Home and End, and zoomed with two fingers. */
export function Lightbox({ name, pictures, at, onClose }: LightboxProps) {
  const [index, setIndex] = useState(at)
  const carousel = useRef<ControllerRef>(null)
  useEffect(() => carousel.current?.focus(), [])
  const last = pictures.length - 1
  const onKey = (event: KeyboardEvent) => {
    const to = { Home: 0, End: last, ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key]
    // What the carousel has dealt with does not come here.
    if (to === undefined) return
    event.preventDefault()
    setIndex(Math.min(Math.max(to, 0), last))
  }
  return (
    <FullscreenDialog
      title={words.namePicturePlace(name, index + 1, pictures.length)}
      onClose={() => onClose(index)}
      onKeyDown={onKey}
    >
      {pictures[index]?.drawn && (
        <p className="border-b border-line px-4 py-2 text-13 text-soft">{words.drawingNote}</p>
      )}
      <div className="min-h-0 flex-1 **:focus-visible:outline-2! **:focus-visible:-outline-offset-2! **:focus-visible:outline-link!">
        <Carousel
          plugins={[Inline, Zoom]}
          slides={pictures.map(slideOf)}
          index={index}
          on={{ view: ({ index: seen }) => setIndex(seen) }}
          carousel={{ finite: true, preload: 1, padding: 0 }}
          controller={{ ref: carousel, touchAction: 'none' }}
          animation={{ fade: 0, swipe: 180 }}
          zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
          toolbar={{ buttons: [] }}
          styles={LOOKS}
          labels={{
            Previous: words.previousPicture,
            Next: words.nextPicture,
            'Photo gallery': words.picturesOf(name),
          }}
        />
      </div>
    </FullscreenDialog>
  )
}

/** The smaller files with their pixels, so that a small screen loads a small file until it is zoomed. */
const slideOf = ({ src, alt, width, height, sizes }: LightboxPicture) => ({
  src,
  alt,
  width,
  height,
  srcSet: [
    ...sizes
      .split(',')
      .map((size) => size.trim().split(' '))
      .map(([file = src, pixels = '']) => ({ src: file, width: Number.parseInt(pixels, 10) }))
      .filter((size) => size.width < width)
      .map((size) => ({ ...size, height: Math.round((size.width * height) / width) })),
    { src, width, height },
  ],
})

'use client'

import { useEffect, useRef, useState } from 'react'
import { FullscreenDialog } from '@/ui/dialog'
import { Picture } from '@/ui/picture'
import * as words from './viewer-words'

type SpinProps = {
  title: string
  /** The equirectangular picture, and a smaller file of it. */
  src: string
  preview: string
  /** Whether it is a drawing, not a photograph of the vehicle. */
  drawn: boolean
  onClose: () => void
}

type State = 'loading' | 'turning' | 'flat'

const HELP: Record<State, string> = {
  loading: words.loading360View,
  turning: words.dragOrUseArrow,
  flat: words.thisBrowserCannotRotate,
}

/** A picture taken all around, to be turned; the flat picture until then, and where it cannot be turned. */
export function PanoramaDialog({ title, src, preview, drawn, onClose }: SpinProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    const ended = new AbortController()
    if (place.current) void turn(place.current, src, ended.signal).then(setState)
    return () => ended.abort()
  }, [src])
  return (
    <FullscreenDialog title={title} onClose={onClose}>
      <p role="status" className="border-b border-line px-4 py-2 text-13 text-soft">
        {HELP[state]}
      </p>
      {drawn && <p className="border-b border-line px-4 py-2 text-13 text-soft">{words.drawingNote}</p>}
      <div className="relative min-h-0 flex-1 bg-plate">
        {state !== 'turning' && (
          <Picture
            src={state === 'flat' ? src : preview}
            alt={words.titleFlat(title)}
            width={2048}
            height={1024}
            eager
            className="absolute inset-0 size-full object-contain"
          />
        )}
        <div ref={place} data-viewer={state} className="absolute inset-0 data-[viewer=flat]:hidden" />
      </div>
    </FullscreenDialog>
  )
}

const canTurn = (): boolean => Boolean(document.createElement('canvas').getContext('webgl2'))

/** Fills the place with a viewer until the signal; answers how the picture is shown then. */
async function turn(place: HTMLElement, src: string, signal: AbortSignal): Promise<State> {
  if (!canTurn()) return 'flat'
  try {
    const { startPanorama } = await import('./start-panorama')
    // Closed again while that was loading.
    signal.throwIfAborted()
    await startPanorama(place, src, signal)
    return 'turning'
  } catch {
    // The flat picture is what a browser gets that cannot turn it, for whatever reason.
    return signal.aborted ? 'loading' : 'flat'
  }
}

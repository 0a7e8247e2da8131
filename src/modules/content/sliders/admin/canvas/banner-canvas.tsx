'use client'
import { type CSSProperties, type Ref, useEffect, useRef, useState } from 'react'
import { elementsOf } from '../../rules/banner-config'
import { canvasSize, frameLook, isHiddenOn } from '../../rules/banner-styles'
import type { Device } from '../../rules/edit-banner'
import { BannerBackground } from './banner-background'
import css from './canvas.module.css'
import { CanvasElement } from './canvas-element'
import type { Editing } from './use-banner-editing'
import * as words from './words'

type Props = {
  editing: Editing
  device: Device
  selected: string | null
  onSelect: (id: string | null) => void
  ref: Ref<HTMLElement>
}

/** The width of the space for the canvas, in pixels; 0 before it is known. */
function useSpace() {
  const ref = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setSpace(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, space }
}

/** A banner as readers see it, made smaller to fit; its elements are moved and sized by a mouse, a finger or keys. */
export function BannerCanvas({ device, editing, onSelect, ref, selected }: Props) {
  const { banner } = editing
  const { ref: spaceRef, space } = useSpace()
  const { height, width } = canvasSize(banner, device)
  const scale = Math.min(1, space / width)
  const stage: CSSProperties & Record<'--scale', number> = {
    ...frameLook(banner),
    width,
    height,
    transform: `scale(${scale})`,
    '--scale': scale,
  }
  const shown = elementsOf(banner).filter(({ element }) => !isHiddenOn(element, device))
  return (
    <section aria-label={words.canvas} className={css.canvas} ref={ref} tabIndex={-1}>
      <div className={css.space} ref={spaceRef} style={{ height: height * scale, maxWidth: width }}>
        {scale > 0 && (
          <div
            className={css.stage}
            onPointerDown={({ currentTarget, target }) => target === currentTarget && onSelect(null)}
            style={stage}
          >
            <BannerBackground banner={banner} />
            {shown.map(({ element }) => (
              <CanvasElement
                device={device}
                editing={editing}
                element={element}
                isSelected={selected === element.id}
                key={element.id}
                onSelect={onSelect}
                scale={scale}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

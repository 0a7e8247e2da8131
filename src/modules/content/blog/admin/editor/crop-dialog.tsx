'use client'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import { type Crop, insideOf, partOf, ZOOM_MAX } from '../../rules/picture-crop'
import editor from './post-form.module.css'
import type { ChosenPicture } from './read-and-crop-picture'
import * as words from './words'

/** How far a key moves the picture, as a share of what is shown. */
const STEP = 0.05
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1 }

/** Which part is shown, moved by finger, mouse and keys. */
function useCrop(picture: ChosenPicture) {
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1 })
  const from = useRef<readonly [number, number] | null>(null)
  const part = partOf(picture, crop)
  const change = (next: Partial<Crop>) => setCrop(insideOf(picture, { ...crop, ...next }))
  /** By shares of what is shown. */
  const move = (x: number, y: number) =>
    change({ x: crop.x + (x * part.width) / picture.width, y: crop.y + (y * part.height) / picture.height })
  return {
    crop,
    part,
    zoomTo: (zoom: number) => change({ zoom }),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const [way, zoom] = [MOVES[event.key], ZOOMS[event.key]]
        if (!way && zoom === undefined) return
        event.preventDefault()
        if (way) move(...way)
        else change({ zoom: crop.zoom + (zoom ?? 0) })
      },
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = [event.clientX, event.clientY]
      },
      onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent) => {
        if (!from.current) return
        const [x, y] = from.current
        const { height, width } = currentTarget.getBoundingClientRect()
        from.current = [clientX, clientY]
        move((x - clientX) / width, (y - clientY) / height)
      },
      onPointerUp: () => {
        from.current = null
      },
    },
  }
}

type Props = { picture: ChosenPicture; onClose: () => void; onCrop: (crop: Crop) => void }

/** Chooses the part of a picture that becomes the featured image. */
export function CropDialog({ onClose, onCrop, picture }: Props) {
  const { crop, handlers, part, zoomTo } = useCrop(picture)
  const percent = (value: number) => `${value * 100}%`
  return (
    <AdminDialog onClose={onClose} title={words.crop}>
      <p>{words.cropHint}</p>
      <button aria-label={words.cropArea} className={editor.crop} type="button" {...handlers}>
        <img
          alt=""
          draggable={false}
          src={picture.url}
          style={{
            width: percent(picture.width / part.width),
            left: percent(-part.left / part.width),
            top: percent(-part.top / part.height),
          }}
        />
      </button>
      <label className={styles.field}>
        <span className={styles.label}>{words.zoom}</span>
        <input
          max={ZOOM_MAX}
          min={1}
          onChange={(event) => zoomTo(Number(event.target.value))}
          step={0.05}
          type="range"
          value={crop.zoom}
        />
      </label>
      <div className={editor.buttons}>
        <button className={styles.button} onClick={onClose} type="button">
          {words.cancel}
        </button>
        <button className={styles.primary} onClick={() => onCrop(crop)} type="button">
          {words.useCrop}
        </button>
      </div>
    </AdminDialog>
  )
}

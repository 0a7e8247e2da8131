'use client'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IMAGE_MIME_TYPES } from '@/kernel/picture-files'
import styles from '@/ui/back-office/admin.module.css'
import { MAX_IMAGES } from '../rules/limits'
import { ImageTile } from './ImageTile'
import css from './media.module.css'
import { TileOrder } from './TileOrder'
import type { VehicleImagesProps } from './types'
import { type ImageActions, useImages } from './use-images'

const ACCEPTED = IMAGE_MIME_TYPES.join(',')

/** The pictures of a vehicle: taken by choice, drop, paste or camera, sent at once, sorted by hand or by keyboard. */
export function VehicleImages({ disabled = false, error, onChange, value }: VehicleImagesProps) {
  const [over, setOver] = useState(false)
  const actions = useImages({ onChange, value })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (disabled || files.length === 0) return
    event.preventDefault()
    void actions.add(files)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!disabled && event.dataTransfer.files.length > 0) void actions.add([...event.dataTransfer.files])
  }
  return (
    <section aria-label="Images">
      <section
        aria-label="Add images"
        className={css.drop}
        data-over={over}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDrop={drop}
      >
        <Pick add={actions.add} disabled={disabled} label="Add images" />
        <Pick add={actions.add} camera disabled={disabled} label="Take a photo" />
        <p className={css.hint}>
          or drop or paste them here. JPEG, PNG, GIF or WebP, 5MB each. {value.length} of {MAX_IMAGES}.
        </p>
      </section>
      <Refused actions={actions} />
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
      <p aria-live="polite" className={css.said} role="status">
        {actions.said}
      </p>
      <p className={css.hidden} id="image-order-help">
        Use the arrow keys to move the image; the first one is the primary image.
      </p>
      <TileOrder ids={value.map(({ uid }) => uid)} move={actions.move}>
        <ol className={css.tiles}>
          {value.map((image, index) => (
            <ImageTile
              actions={actions}
              disabled={disabled}
              image={image}
              images={value}
              index={index}
              key={image.uid}
            />
          ))}
        </ol>
      </TileOrder>
    </section>
  )
}

/** The files of the last choice that were not taken, each with its reason. */
function Refused({ actions: { dismiss, refused } }: { actions: ImageActions }) {
  if (refused.length === 0) return null
  return (
    <div className={css.refused}>
      <ul aria-label="Files not added">
        {[...new Set(refused)].map((complaint) => (
          <li key={complaint}>{complaint}</li>
        ))}
      </ul>
      <button aria-label="Dismiss the list" className={styles.button} onClick={dismiss} type="button">
        Dismiss
      </button>
    </div>
  )
}

type PickProps = { label: string; add: (files: File[]) => Promise<void>; disabled: boolean; camera?: boolean }

/** A button that opens the files, or the camera of a phone. */
function Pick({ add, camera = false, disabled, label }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = (): void => {
    const files = [...(input.current?.files ?? [])]
    if (!input.current || files.length === 0) return
    // The same file may be chosen again after it was removed.
    input.current.value = ''
    void add(files)
  }
  // Somebody may have chosen files before the page came to life.
  const takeFirst = useRef(take)
  useEffect(() => takeFirst.current(), [])
  return (
    <label
      aria-disabled={disabled}
      className={`${camera ? styles.button : styles.primary} ${css.pick} ${camera ? css.camera : ''}`}
    >
      {label}
      <input
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        className={css.hidden}
        disabled={disabled}
        multiple={!camera}
        onChange={take}
        ref={input}
        type="file"
      />
    </label>
  )
}

'use client'
import { useEffect, useEffectEvent } from 'react'
import { IMAGE_MIME_TYPES } from '@/kernel/picture-files'
import styles from '@/ui/back-office/admin.module.css'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { interleaveRemoved } from '../rules/interleave-removed-images'
import { MAX_IMAGES } from '../rules/vehicle-file-limits'
import * as words from '../words'
import { ImageTile } from './image-tile'
import { ImageTileOrder } from './image-tile-order'
import css from './media.module.css'
import type { FormImage, VehicleImagesProps } from './media-form-types'
import { RemovedImageTile } from './removed-image-tile'
import { type ImageActions, useFormImages } from './use-form-images'

const ACCEPTED = IMAGE_MIME_TYPES.join(',')

/** Hands on the pictures that are pasted anywhere on the page. */
function usePaste(disabled: boolean, onFiles: (files: File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (disabled || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

/** The pictures of a vehicle: taken by choice, drop, paste or camera, sent at once, sorted by hand or by keyboard. */
export function VehicleImages({ disabled = false, error, onChange, remedy, value }: VehicleImagesProps) {
  const actions = useFormImages({ onChange, value })
  usePaste(disabled, actions.add)
  const drop = useFileDrop(disabled, actions.add)
  return (
    <section aria-label={words.images}>
      <section aria-label={words.addImages} className={css.drop} {...drop}>
        <Pick add={actions.add} disabled={disabled} label={words.addImages} />
        <Pick add={actions.add} camera disabled={disabled} label={words.takeAPhoto} />
        <p className={css.hint}>{words.orDropOrPasteThem(value.length, MAX_IMAGES)}</p>
      </section>
      <Refused actions={actions} />
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
      {error && remedy}
      <p aria-live="polite" className={css.said} role="status">
        {actions.notice}
      </p>
      <Tiles actions={actions} disabled={disabled} images={value} />
    </section>
  )
}

type TilesProps = { actions: ImageActions; disabled: boolean; images: readonly FormImage[] }

/** The pictures in their order, and the places of those that were removed. */
function Tiles({ actions, disabled, images }: TilesProps) {
  return (
    <ImageTileOrder images={images} move={actions.move}>
      <ol className={css.tiles}>
        {interleaveRemoved(images, actions.removed).map((one) =>
          'index' in one ? (
            <ImageTile {...one} actions={actions} disabled={disabled} images={images} key={one.image.uid} />
          ) : (
            <RemovedImageTile actions={actions} disabled={disabled} key={one.image.uid} one={one} />
          ),
        )}
      </ol>
    </ImageTileOrder>
  )
}

/** The files of the last choice that were not taken, each with its reason. */
function Refused({ actions: { dismiss, refused } }: { actions: ImageActions }) {
  if (refused.length === 0) return null
  return (
    <div className={css.refused}>
      <ul aria-label={words.filesNotAdded}>
        {[...new Set(refused)].map((complaint) => (
          <li key={complaint}>{complaint}</li>
        ))}
      </ul>
      <button aria-label={words.dismissTheList} className={styles.button} onClick={dismiss} type="button">
        {words.dismiss}
      </button>
    </div>
  )
}

type PickProps = { label: string; add: (files: File[]) => Promise<void>; disabled: boolean; camera?: boolean }

/** A button that opens the files, or the camera of a phone. */
function Pick({ add, camera = false, disabled, label }: PickProps) {
  const input = useFileInput(add)
  return (
    <label
      aria-disabled={disabled}
      className={`${camera ? styles.button : styles.primary} ${css.pick} ${camera ? css.camera : ''}`}
    >
      {label}
      <input
        {...input}
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        className={css.hidden}
        disabled={disabled}
        multiple={!camera}
        type="file"
      />
    </label>
  )
}

'use client'
import { useEffect, useEffectEvent } from 'react'
import { IMAGE_MIME_TYPES } from '@/kernel/picture-files'
import styles from '@/ui/back-office/admin.module.css'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { MAX_IMAGES } from '../rules/limits'
import { placesOf } from '../rules/removed-images'
import * as words from '../words'
import { ImageTile } from './image-tile'
import css from './media.module.css'
import type { FormImage, VehicleImagesProps } from './media-form-types'
import { RemovedTile } from './removed-tile'
import { TileOrder } from './tile-order'
import { type ImageActions, useImages } from './use-images'

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
export function VehicleImages({ disabled = false, error, onChange, value }: VehicleImagesProps) {
  const actions = useImages({ onChange, value })
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
    <TileOrder images={images} move={actions.move}>
      <ol className={css.tiles}>
        {placesOf(images, actions.removed).map((one) =>
          'index' in one ? (
            <ImageTile {...one} actions={actions} disabled={disabled} images={images} key={one.image.uid} />
          ) : (
            <RemovedTile actions={actions} disabled={disabled} key={one.image.uid} one={one} />
          ),
        )}
      </ol>
    </TileOrder>
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

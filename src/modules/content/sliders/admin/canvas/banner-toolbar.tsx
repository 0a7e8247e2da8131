'use client'
import { useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { BANNER_LIMITS } from '../../rules/banner-config'
import type { Device } from '../../rules/edit-banner'
import { useSlideForm } from '../slide-form-context'
import { PICTURE_TYPES, sendPicture } from '../slide-picture-field'
import * as slideWords from '../words'
import css from './canvas.module.css'
import { type NewElement, newImage, newLink, newText } from './new-banner-elements'
import type { Editing } from './use-banner-editing'
import * as words from './words'

type Props = {
  editing: Editing
  device: Device
  onDevice: (device: Device) => void
  onAdd: (added: NewElement | null) => void
}

const DEVICES = [
  { device: 'desktop', label: words.desktop },
  { device: 'phone', label: words.phone },
] as const

/** What is done to the banner as a whole: its layouts, its history, and new elements. */
export function BannerToolbar({ device, editing, onAdd, onDevice }: Props) {
  return (
    <div className={css.toolbar}>
      <fieldset aria-label={words.layout} className={css.devices}>
        {DEVICES.map((shown) => (
          <button
            aria-pressed={shown.device === device}
            className={styles.button}
            key={shown.device}
            onClick={() => onDevice(shown.device)}
            type="button"
          >
            {shown.label}
          </button>
        ))}
      </fieldset>
      <div className={css.line}>
        <button className={styles.button} disabled={!editing.canUndo} onClick={editing.undo} type="button">
          {words.undo}
        </button>
        <button className={styles.button} disabled={!editing.canRedo} onClick={editing.redo} type="button">
          {words.redo}
        </button>
      </div>
      <AddButtons editing={editing} onAdd={onAdd} />
    </div>
  )
}

function AddButtons({ editing: { banner }, onAdd }: Pick<Props, 'editing' | 'onAdd'>) {
  const isFull = (list: 'textElements' | 'linkElements' | 'imageElements') =>
    banner[list].length >= BANNER_LIMITS[list]
  return (
    <div className={css.line}>
      <button
        className={styles.button}
        disabled={isFull('textElements')}
        onClick={() => onAdd(newText(banner))}
        type="button"
      >
        {words.addText}
      </button>
      <button
        className={styles.button}
        disabled={isFull('linkElements')}
        onClick={() => onAdd(newLink(banner))}
        type="button"
      >
        {words.addLink}
      </button>
      <AddImage disabled={isFull('imageElements')} onImage={(src) => onAdd(newImage(src)(banner))} />
    </div>
  )
}

/** A button that opens the choice of a file, and adds the picture once it is sent. */
function AddImage({ disabled, onImage }: { disabled: boolean; onImage: (src: string) => void }) {
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const { track } = useSlideForm()
  const latest = useRef(onImage)
  latest.current = onImage
  const send = async (file: File) => {
    setSending(true)
    const sent = await track(sendPicture(file))
    setSending(false)
    setFault(sent.ok ? undefined : sent.message)
    if (sent.ok) latest.current(sent.value)
  }
  const input = useFileInput(([file]) => file && void send(file))
  return (
    <>
      <input {...input} accept={PICTURE_TYPES} aria-label={words.addImage} hidden type="file" />
      <button
        className={styles.button}
        disabled={disabled || sending}
        onClick={() => input.ref.current?.click()}
        type="button"
      >
        {sending ? slideWords.sending : words.addImage}
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  )
}

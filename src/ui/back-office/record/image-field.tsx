'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadFolder } from '@/ui/client/upload-file'
import { uploadPictureOnce } from '@/ui/client/upload-picture'
import styles from '../admin.module.css'
import list from '../list/list-context.module.css'
import { ProgressBar } from '../progress-bar'
import type { Picture } from './record-draft'
import * as words from './words'

const TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** The URL under which the browser shows a file that is not stored yet. */
function usePreview(file: File | undefined): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setShown(null)
    const url = URL.createObjectURL(file)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown
}

type Props = {
  id: string
  picture: Picture
  /** Where it is sent, as the contract for uploads names it. */
  folder: UploadFolder
  /** Whether it has a message: a chosen file can then be sent again. */
  isFaulty: boolean
  onChange: (picture: Picture) => void
  /** Called with why a file could not be sent; null when it is sent anew. */
  onFault: (message: string | null) => void
}

/** Sends a file as soon as it is chosen, and lets go of it when it is replaced or the form is left. */
function useSending({ folder, onFault, picture: { file } }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)
  const send = async (chosen: File): Promise<void> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    setShare(0)
    onFault(null)
    const sent = await uploadPictureOnce(chosen, folder, { onProgress: setShare, signal })
    if (signal.aborted) return
    setShare(null)
    if (!sent.ok) onFault(sent.message)
  }
  const begin = useEffectEvent((chosen: File) => void send(chosen))
  useEffect(() => {
    if (!file) return setShare(null)
    begin(file)
    return () => stop.current?.abort()
  }, [file])
  return { share, send }
}

/** One picture: shown, chosen, replaced or taken away. It is sent at once and becomes the record's with the save. */
export function ImageField(props: Props) {
  const { id, isFaulty, onChange, picture } = props
  const { file } = picture
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const { send, share } = useSending(props)
  const shown = preview ?? picture.url
  return (
    <span className={list.imageField}>
      {shown && <img alt="" src={shown} />}
      <input
        accept={TYPES}
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) onChange({ ...picture, file: chosen })
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
      <button className={styles.button} id={id} onClick={() => input.current?.click()} type="button">
        {shown ? words.replaceImage : words.chooseImage}
      </button>
      {shown && (
        <button className={styles.button} onClick={() => onChange({ id: null, url: null })} type="button">
          {words.removeImage}
        </button>
      )}
      {file && isFaulty && share === null && (
        <button className={styles.button} onClick={() => void send(file)} type="button">
          {words.retry}
        </button>
      )}
      {file && share !== null && <ProgressBar label={words.sendingName(file.name)} share={share} />}
    </span>
  )
}

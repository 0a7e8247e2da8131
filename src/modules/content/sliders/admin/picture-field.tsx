'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { uploadPicture } from '@/ui/client/upload-file'
import css from './slides.module.css'
import * as words from './words'

type Props = { label: string; src: string | null; onChange: (src: string | null) => void }

/** What a file input offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** A picture of this site, sent as soon as it is chosen. */
export function PictureField({ label, onChange, src }: Props) {
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    const sent = await uploadPicture(file, 'banners')
    setSending(false)
    setFault(sent.ok ? undefined : sent.message)
    if (sent.ok) onChange(sent.value.path)
  }
  const input = useFileInput(([file]) => file && void send(file))
  return (
    <LabelledField error={fault} label={label}>
      {(marks) => (
        <>
          {src && <img alt="" className={css.preview} src={src} />}
          <input {...marks} {...input} accept={PICTURE_TYPES} disabled={sending} type="file" />
          {sending && <span role="status">{words.sending}</span>}
          {src && (
            <span>
              <button className={styles.button} onClick={() => onChange(null)} type="button">
                {words.removePicture}
              </button>
            </span>
          )}
        </>
      )}
    </LabelledField>
  )
}

'use client'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { useFileInput } from '@/ui/back-office/use-file-input'
import type { Sent } from '@/ui/client/upload-file'
import { useSlideForm } from './slide-form-context'

type Props = {
  name: string
  label: string
  help?: string
  src: string | null
  /** Gets the address of what was sent, or null once it is removed. */
  onChange: (src: string | null) => void
  /** The types that the choice of a file offers. */
  accept: string
  send: (file: File) => Promise<Sent<string>>
  words: { sending: string; remove: string }
  preview: (src: string) => ReactNode
}

/** A file that is sent as soon as it is chosen. */
export function UploadedFileField({ accept, help, label, name, onChange, preview, send, src, words }: Props) {
  const { errorOf, forget, track } = useSlideForm()
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const change = (address: string | null) => {
    setFault(undefined)
    forget(name)
    onChange(address)
  }
  const sendFile = async (file: File) => {
    setSending(true)
    const sent = await track(send(file))
    setSending(false)
    setFault(sent.ok ? undefined : sent.message)
    if (sent.ok) change(sent.value)
  }
  const input = useFileInput(([file]) => file && void sendFile(file))
  return (
    <LabelledField error={fault ?? errorOf(name)} help={help} label={label}>
      {(marks) => (
        <>
          {src && preview(src)}
          <input {...marks} {...input} accept={accept} disabled={sending} type="file" />
          {sending && <span role="status">{words.sending}</span>}
          {src && (
            <span>
              <button className={styles.button} onClick={() => change(null)} type="button">
                {words.remove}
              </button>
            </span>
          )}
        </>
      )}
    </LabelledField>
  )
}

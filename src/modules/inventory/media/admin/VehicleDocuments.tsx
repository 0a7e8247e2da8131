'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/ProgressBar'
import { checkDocumentFile } from '../rules/arrange-images'
import { DOCUMENT_EXTENSIONS } from '../rules/limits'
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind, NO_VEHICLE_MESSAGE } from '../rules/upload-folders'
import { DocumentLinks } from './DocumentLinks'
import css from './media.module.css'
import { sendDocument } from './send-document'
import type { VehicleDocumentsProps } from './types'

/** The auction sheet and the brochure: kept for the save of a new vehicle, sent at once for a stored one. */
export function VehicleDocuments(props: VehicleDocumentsProps) {
  return (
    <section aria-label="Documents" className={css.papers}>
      {DOCUMENT_KINDS.map((kind) => (
        <Paper {...props} key={kind} kind={kind} />
      ))}
    </section>
  )
}

const ACCEPTED = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')

function Paper({
  disabled = false,
  errors,
  kind,
  mode,
  onChange,
  value,
  vehicleId,
}: VehicleDocumentsProps & { kind: DocumentKind }) {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const { label } = DOCUMENTS[kind]
  const document = value[kind]
  const busy = disabled || share !== null
  const refuse = (message: string): void => {
    setProblem(message)
    toast.error(message)
  }
  const send = async (file: File): Promise<void> => {
    if (vehicleId === null) return refuse(NO_VEHICLE_MESSAGE)
    setShare(0)
    const sent = await sendDocument(file, kind, vehicleId, { onProgress: setShare })
    setShare(null)
    if (!sent.ok) return refuse(sent.message)
    onChange(kind, { url: sent.value, name: file.name })
    toast.success(`${label} uploaded successfully`)
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    const complaint = checkDocumentFile(file)
    if (complaint) return refuse(complaint)
    setProblem(null)
    if (mode === 'edit') return send(file)
    onChange(kind, { url: '', name: file.name, file })
    toast.success(`${label} selected for upload`)
  }
  const remove = (): void => {
    setProblem(null)
    onChange(kind, { url: '', name: '' })
    toast.success(`${label} removed`)
  }
  const isThere = document.url !== '' || document.file !== undefined
  const wrong = problem ?? errors?.[kind]
  return (
    <fieldset
      aria-label={label}
      className={css.paper}
      data-over={over}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!busy)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <h4>{label}</h4>
      {isThere ? (
        <p>
          {document.url ? (
            <a href={document.url} rel="noreferrer" target="_blank">
              {document.name || `View ${label.toLowerCase()}`}
            </a>
          ) : (
            `${document.name}, uploaded when the vehicle is saved`
          )}
        </p>
      ) : (
        <p className={styles.quiet}>PDF, DOC, DOCX, TXT, JPG, PNG or WebP, max 10MB</p>
      )}
      {share !== null && <ProgressBar label={`Sending ${label.toLowerCase()}`} share={share} />}
      {wrong && (
        <p className={css.failed} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.buttons}>
        <label aria-disabled={busy} className={`${styles.button} ${css.pick}`}>
          {isThere ? 'Replace' : 'Choose a file'}
          <input
            accept={ACCEPTED}
            aria-label={`${isThere ? 'Replace' : 'Choose'} ${label.toLowerCase()}`}
            className={css.hidden}
            disabled={busy}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              void take(file)
            }}
            type="file"
          />
        </label>
        {isThere && (
          <button
            aria-label={`Remove ${label.toLowerCase()}`}
            className={styles.button}
            disabled={busy}
            onClick={remove}
            type="button"
          >
            Remove
          </button>
        )}
        {mode === 'edit' && <DocumentLinks label={label} url={document.url} disabled={disabled} />}
      </div>
    </fieldset>
  )
}

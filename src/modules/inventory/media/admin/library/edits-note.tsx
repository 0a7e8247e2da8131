'use client'
import { useDocumentInfo, useFormFields, useUploadEdits } from '@payloadcms/ui'
import styles from '@/ui/back-office/admin.module.css'
import library from './library.module.css'
import { useImageUses } from './use-image-uses'
import * as words from './words'

/** Before a picture is cropped or replaced: what else changes with it. */
export function EditsNote() {
  const { hasSavePermission, id } = useDocumentInfo()
  const { uploadEdits } = useUploadEdits()
  const file = useFormFields(([fields]) => fields.file?.value)
  const { uses } = useImageUses()
  const waits = Boolean(id) && (file instanceof File || Object.keys(uploadEdits ?? {}).length > 0)
  if (id && hasSavePermission === false)
    return (
      <p className={styles.quiet} data-image="closed">
        {words.closed}
      </p>
    )
  return (
    <div className={library.note} data-waits={waits} role="status">
      {waits && <p>{words.editsWait(uses?.words ?? null)}</p>}
    </div>
  )
}

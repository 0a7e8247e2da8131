import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { checkDocumentFile } from '../rules/check-sent-file'
import { DOCUMENTS, type DocumentKind, NO_VEHICLE_MESSAGE } from '../rules/vehicle-documents'
import * as words from '../words'
import type { VehicleDocumentsProps } from './media-form-types'
import { sendDocument } from './send-document'

/** The actions on one paper of the form, its upload progress and its error. */
export function useFormDocument(kind: DocumentKind, props: VehicleDocumentsProps) {
  const { disabled = false, mode, onChange, vehicleId } = props
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { label } = DOCUMENTS[kind]
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
    toast.success(words.labelUploadedSuccessfully(label))
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    const complaint = checkDocumentFile(file)
    if (complaint) return refuse(complaint)
    setProblem(null)
    if (mode === 'edit') return send(file)
    onChange(kind, { url: '', name: file.name, file })
    toast.success(words.selectedForUpload(label))
  }
  const remove = (): void => {
    setProblem(null)
    onChange(kind, { url: '', name: '' })
    toast.success(words.labelRemoved(label))
  }
  return { busy, problem, remove, share, take }
}

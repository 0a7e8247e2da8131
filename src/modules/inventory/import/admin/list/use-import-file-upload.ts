import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useSendFile } from '@/ui/back-office/upload/use-send-file'
import { callApi } from '@/ui/client/call-api'
import { fileBody } from '@/ui/client/file-body'
import { sendOverXhr } from '@/ui/client/send-over-xhr'
import { size } from '../words'

const MOST_BYTES = 100 * 1024 * 1024

/** The key under which a file can be sent again without becoming two. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a file and reports its progress. */
const send = (file: File, key: string, signal: AbortSignal, onShare: (share: number) => void) =>
  callApi('post', '/api/v1/imports/files', {
    params: { query: { name: file.name.slice(-200) } },
    ...fileBody(file),
    headers: { ...fileBody(file).headers, 'idempotency-key': key },
    signal,
    fetch: sendOverXhr(file, { isWorkedOn: true, onProgress: onShare }),
  })

/** Sends a file and opens it once it has arrived. Users who have navigated away find it in the list. */
export function useImportFileUpload() {
  const router = useRouter()
  const key = useRef({ of: null as File | null, text: '' })
  return useSendFile({
    refuse: (file) =>
      file.size > MOST_BYTES
        ? `${file.name} has ${size(file.size)}; the limit is 100 MB. Try compressing it with gzip.`
        : null,
    send: (file, signal, onShare) => {
      if (key.current.of !== file) key.current = { of: file, text: newKey() }
      return send(file, key.current.text, signal, onShare)
    },
    onDone: ({ data }) => router.push(`/admin/inventory/import/files/${data.id}`),
  })
}

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fileBody } from '@/ui/client/file-body'
import { callApi } from '@/ui/client/office'
import { overXhr } from '@/ui/client/over-xhr'
import { size } from '../words'
import * as words from './words'

const MOST_BYTES = 100 * 1024 * 1024

/** A file's progress; a failed one may be sent again. */
export type Upload =
  | { at: 'idle' }
  | { at: 'sending'; name: string; share: number }
  | { at: 'reading'; name: string }
  | { at: 'failed'; message: string; file: File | null }

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
    fetch: overXhr(file, { isWorkedOn: true, onProgress: onShare }),
  })

/** Tells whether the screen is still mounted. */
function useIsHere() {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

/** Sends a file and opens it once it has arrived. */
export function useUpload() {
  const router = useRouter()
  const [upload, setUpload] = useState<Upload>({ at: 'idle' })
  const sending = useRef<AbortController | null>(null)
  const key = useRef({ of: null as File | null, text: '' })
  const here = useIsHere()
  const fail = (message: string, file: File | null = null) => setUpload({ at: 'failed', message, file })
  const start = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES)
      return fail(`${file.name} has ${size(file.size)}; the limit is 100 MB. Try compressing it with gzip.`)
    if (key.current.of !== file) key.current = { of: file, text: newKey() }
    setUpload({ at: 'sending', name: file.name, share: 0 })
    sending.current = new AbortController()
    const { signal } = sending.current
    const answer = await send(file, key.current.text, signal, (share) =>
      setUpload(share < 1 ? { at: 'sending', name: file.name, share } : { at: 'reading', name: file.name }),
    )
    if (!answer.ok) {
      const { message, status = 0 } = answer
      // The server would refuse again what it refused once.
      const isRefused = status >= 400 && status < 500
      fail(signal.aborted ? words.uploadWasCancelled : message, isRefused ? null : file)
      // Users who have navigated away are not brought back; the file waits in the list.
    } else if (here.current) router.push(`/admin/inventory/import/files/${answer.body.data.id}`)
  }
  return { upload, start, fail, cancel: () => sending.current?.abort() }
}

import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '@/ui/client/upload-file'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import { APPLICATION_FILES, type ApplicationFile, fileProblem } from '../rules/application-files'

/** A file that the storage has. */
type Stored = { name: string; path: string }

export type FileState =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; file: File; message: string }
  | { kind: 'refused'; name: string; message: string }
  | { kind: 'stored'; name: string; path: string }

const NONE: FileState = { kind: 'none' }

/**
 * Sends a file of an application as soon as it is chosen. What has arrived is stored in this tab until the application is
 * sent.
 *
 * @param name one file per name
 */
export function useApplicationFile(file: ApplicationFile, name: string) {
  const [stored, setStored] = usePersistedState<Stored | null>({
    name: `${name}-${file}`,
    at: '',
    begin: null,
    persistsOnLeave: true,
  })
  const [pending, setPending] = useState<FileState>(NONE)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const clear = () => {
    stop.current?.abort()
    setPending(NONE)
    setStored(null)
  }
  const choose = async (given: File): Promise<void> => {
    clear()
    const problem = fileProblem(file, given)
    if (problem !== null) return setPending({ kind: 'refused', name: given.name, message: problem })
    const sending = new AbortController()
    stop.current = sending
    setPending({ kind: 'sending', name: given.name, share: 0 })
    const { signal } = sending
    const onProgress = (share: number) => {
      if (!signal.aborted) setPending({ kind: 'sending', name: given.name, share })
    }
    const answer = await uploadFile(given, APPLICATION_FILES[file].folder, { onProgress, signal })
    if (signal.aborted) return
    if (!answer.ok) return setPending({ kind: 'failed', file: given, message: answer.message })
    setPending(NONE)
    setStored({ name: given.name, path: answer.value })
  }
  const state: FileState = pending.kind === 'none' && stored ? { kind: 'stored', ...stored } : pending
  return { state, choose, clear }
}

/** A file of an application, and what can be done about it. */
export type ChosenFile = ReturnType<typeof useApplicationFile>

import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { shrinkPicture } from '@/ui/client/shrink-picture'
import { uploadFile } from '@/ui/client/upload-file'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import { ATTACHMENT_FOLDER, attachmentProblem } from '../rules/attachment-files'
import { ATTACHMENTS_MAX } from '../rules/ticket-limits'
import * as words from './browser-words'

/** A file that the storage has: sent with the message that it belongs to. */
export type SentFile = { fileName: string; filePath: string }

/** A file that is on its way, or that did not get there. */
export type PendingFile = { key: number; file: File } & (
  | { state: 'sending'; share: number }
  | { state: 'failed' | 'refused'; message: string }
)

/** Another type than the browser knows, such as of a file without an extension, is what the server says it is. */
const problemOf = (file: File): string | null => attachmentProblem({ size: file.size, type: file.type })

/**
 * Sends files as soon as they are chosen, and again by themselves once a lost connection is back. What has arrived is
 * stored in this tab until the message is sent, like its text.
 *
 * @param name one message per name
 */
export function useSentFiles(name: string) {
  const [sent, setSent] = usePersistedState<SentFile[]>({
    name: `${name}-files`,
    at: '',
    begin: [],
    persistsOnLeave: true,
  })
  const [pending, setPending] = useState<PendingFile[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef(0)
  const { change, start, stop } = usePendingFiles({
    setPending,
    onSent: (file) => setSent((all) => [...all, file]),
  })
  const retry = ({ file, key }: PendingFile) => {
    change(key, { key, file, state: 'sending', share: 0 })
    void start(key, file)
  }
  const add = (files: readonly File[]) => {
    const room = ATTACHMENTS_MAX - sent.length - pending.length
    setProblem(files.length > room ? words.tooManyFiles(ATTACHMENTS_MAX) : null)
    for (const file of files.slice(0, Math.max(0, room))) {
      last.current += 1
      const key = last.current
      setPending((all) => [...all, { key, file, state: 'sending', share: 0 }])
      void start(key, file)
    }
  }
  const drop = (key: number) => {
    stop(key)
    setProblem(null)
    change(key, null)
  }
  const remove = (filePath: string) => setSent((all) => all.filter((one) => one.filePath !== filePath))
  useRetryOnLine(pending, retry)
  const unready = unreadyOf(pending)
  return { sent, pending, problem, unready, add, retry, drop, remove, clear: () => setSent([]) }
}

/** Why the message cannot be sent yet; null if it can. */
function unreadyOf(pending: readonly PendingFile[]): string | null {
  if (pending.some(({ state }) => state === 'sending')) return words.filesStillSending
  return pending.length > 0 ? words.filesNotSent : null
}

/** A message about files that are not ready, as long as they are not. */
export const filesMessage = (given: string | undefined, { unready }: Pick<SentFiles, 'unready'>) =>
  given === words.filesStillSending || given === words.filesNotSent ? (unready ?? undefined) : given

/** Sends what did not get there again once the connection is back. */
function useRetryOnLine(pending: readonly PendingFile[], retry: (one: PendingFile) => void): void {
  const again = useEffectEvent(() => {
    for (const one of pending) if (one.state === 'failed') retry(one)
  })
  useEffect(() => {
    const onLine = () => again()
    window.addEventListener('online', onLine)
    return () => window.removeEventListener('online', onLine)
  }, [])
}

type Sending = {
  setPending: Dispatch<SetStateAction<PendingFile[]>>
  onSent: (file: SentFile) => void
}

/** The files that are on their way; what is still being sent is stopped when the form goes. */
function usePendingFiles({ onSent, setPending }: Sending) {
  const stops = useRef(new Map<number, AbortController>())
  const change = (key: number, to: PendingFile | null) =>
    setPending((all) => all.flatMap((one) => (one.key === key ? (to ?? []) : one)))
  const start = async (key: number, given: File): Promise<void> => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const file = await shrinkPicture(given)
    const refused = problemOf(file)
    if (refused) return change(key, { key, file, state: 'refused', message: refused })
    const { signal } = stop
    const onProgress = (share: number) =>
      signal.aborted || change(key, { key, file, state: 'sending', share })
    const answer = await uploadFile(file, ATTACHMENT_FOLDER, { onProgress, signal })
    if (signal.aborted) return
    if (!answer.ok) return change(key, { key, file, state: 'failed', message: answer.message })
    change(key, null)
    onSent({ fileName: file.name, filePath: answer.value })
  }
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])
  return { change, start, stop: (key: number) => stops.current.get(key)?.abort() }
}

/** Files for a message, and what can be done about them. */
export type SentFiles = ReturnType<typeof useSentFiles>

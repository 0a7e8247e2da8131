import { useEffect, useRef, useState } from 'react'
import type { Answer } from '@/ui/client/answer'
import * as words from './words'

/** A file's progress; a failed one may be sent again. */
export type Sending =
  | { at: 'idle' }
  | { at: 'sending'; name: string; share: number }
  | { at: 'reading'; name: string }
  | { at: 'failed'; message: string; file: File | null }

type Options<T> = {
  /** Why a file cannot be sent, before anything is. */
  refuse: (file: File) => string | null
  send: (file: File, signal: AbortSignal, onShare: (share: number) => void) => Promise<Answer<T>>
  /** Called if the screen is still there. It goes on showing that the file is being read, unless it is `reset`. */
  onDone: (body: T, reset: () => void) => void
}

/** Whether the screen is still mounted. */
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

/** Sends one file at a time, with its progress. */
export function useSendFile<T>({ onDone, refuse, send }: Options<T>) {
  const [sending, setSending] = useState<Sending>({ at: 'idle' })
  const running = useRef<AbortController | null>(null)
  const here = useIsHere()
  const fail = (message: string, file: File | null = null) => setSending({ at: 'failed', message, file })
  const start = async (file: File): Promise<void> => {
    const refusal = refuse(file)
    if (refusal !== null) return fail(refusal)
    setSending({ at: 'sending', name: file.name, share: 0 })
    running.current = new AbortController()
    const { signal } = running.current
    const answer = await send(file, signal, (share) =>
      setSending(share < 1 ? { at: 'sending', name: file.name, share } : { at: 'reading', name: file.name }),
    )
    if (!answer.ok) {
      const { message, status = 0 } = answer
      // The server would refuse again what it refused once.
      const isRefused = status >= 400 && status < 500
      fail(signal.aborted ? words.uploadWasCancelled : message, isRefused ? null : file)
    } else if (here.current) onDone(answer.body, () => setSending({ at: 'idle' }))
  }
  return { sending, start, fail, cancel: () => running.current?.abort() }
}

export type FileSender = ReturnType<typeof useSendFile<unknown>>

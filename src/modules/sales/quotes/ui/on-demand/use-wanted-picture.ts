import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkChosenImage } from '@/modules/inventory/media/rules/check-image-bytes'
import { callApi } from '@/ui/client/call-from-storefront'
import { shrinkPicture } from '@/ui/client/shrink-picture'
import { type Sending, type Sent, sentBy, uploadFile } from '@/ui/client/upload-file'
import * as words from '../browser-words'

/** What becomes of a chosen picture until the server has it. */
export type PictureState =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; file: File; message: string }
  /** Sending it again would not help. */
  | { kind: 'refused'; message: string }

const NONE: PictureState = { kind: 'none' }

/** Sends a picture that only its customer and staff see. */
async function send(file: File, sending: Sending): Promise<Sent<{ imageUrl: string }>> {
  const sent = await uploadFile(file, 'wanted-vehicles', sending)
  if (!sent.ok) return sent
  const { signal } = sending
  const call = callApi('post', '/api/v1/quotes/pictures', { body: { path: sent.value }, signal })
  return sentBy(call, words.pictureFailed)
}

/**
 * Sends a picture as soon as it is chosen, and again by itself once a lost connection is back.
 *
 * @param onSent called with the address that the request names
 * @param onTouched called on every other change: earlier messages about the picture no longer hold
 */
export function useWantedPicture(onSent: (imageUrl: string) => void, onTouched: () => void) {
  const [state, setState] = useState<PictureState>(NONE)
  const stop = useRef<AbortController>(null)
  const choose = async (file: File): Promise<void> => {
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    const onProgress = (share: number) =>
      signal.aborted || setState({ kind: 'sending', name: file.name, share })
    onTouched()
    onProgress(0)
    const small = await shrinkPicture(file)
    const message = checkChosenImage(small)
    if (message) return signal.aborted ? undefined : setState({ kind: 'refused', message })
    const sent = await send(small, { onProgress, signal })
    if (signal.aborted) return
    setState(sent.ok ? NONE : { kind: 'failed', file, message: sent.message })
    if (sent.ok) onSent(sent.value.imageUrl)
  }
  const drop = () => {
    stop.current?.abort()
    onTouched()
    setState(NONE)
  }
  const again = useEffectEvent(() => {
    if (state.kind === 'failed') choose(state.file)
  })
  useEffect(() => {
    const onLine = () => again()
    window.addEventListener('online', onLine)
    return () => {
      window.removeEventListener('online', onLine)
      stop.current?.abort()
    }
  }, [])
  return { state, choose, drop }
}

/** A chosen picture, and what can be done about it. */
export type ChosenPicture = ReturnType<typeof useWantedPicture>

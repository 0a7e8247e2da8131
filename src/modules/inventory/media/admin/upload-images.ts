import type { Sent } from '@/ui/client/upload-file'
import { uploadPicture } from '@/ui/client/upload-picture'
import * as words from '../words'
import type { ChangeImages, FormImage } from './media-form-types'

/** Concurrent uploads: three use a phone's connection fully. */
const AT_ONCE = 3
/** Progress is reported in these steps, so that the form does not render for every packet. */
const STEPS = 20

type Running = { done: Promise<Sent<string>>; stop: AbortController }

const running = new WeakMap<File, Running>()
const line: (() => void)[] = []
let busy = 0

/** Waits for an upload slot. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve))
  busy++
  try {
    return await work()
  } finally {
    busy--
    line.shift()?.()
  }
}

const patch = (onChange: ChangeImages, uid: string, values: Partial<FormImage>): void =>
  onChange((images) => images.map((image) => (image.uid === uid ? { ...image, ...values } : image)))

async function run(
  image: FormImage,
  file: File,
  signal: AbortSignal,
  onChange: ChangeImages,
): Promise<Sent<string>> {
  const isOver = (): boolean => signal.aborted
  if (isOver()) return { ok: false, message: words.uploadFailed }
  patch(onChange, image.uid, { state: 'sending', progress: 0, error: undefined })
  let reported = 0
  const onProgress = (share: number): void => {
    const step = Math.floor(share * STEPS) / STEPS
    if (step === reported) return
    reported = step
    patch(onChange, image.uid, { progress: step })
  }
  const sent = await uploadPicture(file, 'vehicles', { onProgress, signal })
  // It may have been put back into the list meanwhile, and be on its way again.
  if (isOver()) return { ok: false, message: words.uploadFailed }
  patch(
    onChange,
    image.uid,
    sent.ok
      ? { state: 'stored', path: sent.value.path, progress: 1, error: undefined, file: undefined }
      : { state: 'failed', error: sent.message },
  )
  return sent.ok ? { ok: true, value: sent.value.path } : sent
}

/** Uploads a picture that is not stored yet; if an upload is already running, waits for it. */
export function startUpload(image: FormImage, onChange: ChangeImages): Promise<Sent<string>> {
  const { file } = image
  if (!file) return Promise.resolve({ ok: true, value: image.path })
  const known = running.get(file)
  if (known) return known.done
  const stop = new AbortController()
  const done = inLine(() => run(image, file, stop.signal, onChange)).finally(() => {
    if (running.get(file)?.stop === stop) running.delete(file)
  })
  running.set(file, { done, stop })
  return done
}

/** Cancels the upload of a picture removed from the list. It starts anew if the picture is put back. */
export function stopUpload({ file }: FormImage): void {
  if (!file) return
  running.get(file)?.stop.abort()
  running.delete(file)
}

/** Releases the preview of a picture that cannot be put back any more. */
export function dropPreview({ preview }: FormImage): void {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
}

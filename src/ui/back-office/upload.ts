import { callApi } from './call'

/** How sending goes on, from 0 to 1, and how it is stopped. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** What came of sending; the message is for whoever sent it. */
export type Sent<T> = { ok: true; value: T } | { ok: false; message: string }

/** A picture that the server looked at and keeps: its id, and the address that pages show it under. */
export type KeptPicture = { mediaId: number; path: string }

type Presigned = { url: string; headers: Record<string, string>; path: string }

/** Calls the contract for uploads; what it refuses comes back in its own words, else in `fallback`. */
export async function postUpload<T>(
  path: string,
  body: unknown,
  fallback: string,
  signal?: AbortSignal,
): Promise<Sent<T>> {
  const called = await callApi('POST', `/uploads/${path}`, body, signal)
  if (called.ok) return { ok: true, value: called.data as T }
  return { ok: false, message: called.isSaid || !called.status ? called.message : fallback }
}

/** A line on which nothing moves for so long is dead, whatever it says. */
const STALLED_MS = 60_000

/** Puts the bytes where the signed address says, and tells how much of them is gone; fetch cannot tell that. */
function put(file: File, { headers, url }: Presigned, { onProgress, signal }: Sending): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(stalled)
      // 0 when the line broke or sending was stopped.
      resolve(request.status >= 200 && request.status < 300)
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    watch()
    request.send(file)
  })
}

/** Types that some systems do not know: the ending then says what the file is. */
const typeOf = ({ name, type }: File): string => type || name.slice(name.lastIndexOf('.') + 1)

/**
 * Sends a file straight to the storage.
 *
 * @param folder one of those that the contract knows
 * @returns its path there, or what went wrong in words
 */
export async function uploadFile(file: File, folder: string, sending: Sending = {}): Promise<Sent<string>> {
  const wish = { fileType: typeOf(file), fileName: file.name, size: file.size, folder }
  const { signal } = sending
  const given = await postUpload<Presigned>('presigned-url', wish, 'Failed to get presigned URL', signal)
  if (!given.ok) return given
  if (signal?.aborted) return { ok: false, message: 'Upload failed' }
  const isThere = await put(file, given.value, sending)
  return isThere ? { ok: true, value: given.value.path } : { ok: false, message: 'Upload failed' }
}

/** Sends a picture and has the server look at its bytes; one that is refused leaves nothing behind. */
export async function uploadPicture(
  file: File,
  folder: string,
  sending: Sending = {},
): Promise<Sent<KeptPicture>> {
  const sent = await uploadFile(file, folder, sending)
  if (!sent.ok) return sent
  const kept = await postUpload<{ image_path: string; media_id: number }>(
    'images',
    { path: sent.value },
    'Failed to upload image',
    sending.signal,
  )
  if (!kept.ok) return kept
  return { ok: true, value: { mediaId: kept.value.media_id, path: kept.value.image_path } }
}

const once = new WeakMap<File, Promise<Sent<KeptPicture>>>()

/**
 * The same, but a chosen file is sent one time however many ask, and again only after it failed or was stopped: the
 * field begins while the rest of a form is filled in, and its save waits.
 */
export function uploadPictureOnce(
  file: File,
  folder: string,
  sending: Sending = {},
): Promise<Sent<KeptPicture>> {
  const known = once.get(file)
  if (known) return known
  const forget = () => {
    if (once.get(file) === sent) once.delete(file)
  }
  const sent = uploadPicture(file, folder, sending).then((answer) => {
    if (!answer.ok) forget()
    return answer
  })
  once.set(file, sent)
  sending.signal?.addEventListener('abort', forget, { once: true })
  return sent
}

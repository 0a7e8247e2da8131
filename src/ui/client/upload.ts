import { type Answer, saidOr } from './answer'
import type { BodyOf, Init } from './call'
import { callApi } from './office'
import { overXhr } from './over-xhr'

/** How sending goes on, from 0 to 1, and how it is stopped. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** What came of sending; the message is for whoever sent it. */
export type Sent<T> = { ok: true; value: T } | { ok: false; message: string }

/** A picture that the server looked at and keeps: its id, and the address that pages show it under. */
export type KeptPicture = { mediaId: number; path: string }

type Wish = NonNullable<Init<'post', '/api/v1/uploads/presigned-url'>[0]>['body']
export type UploadFolder = NonNullable<Wish['folder']>
type Presigned = BodyOf<'post', '/api/v1/uploads/presigned-url'>['data']

/** What a call for uploads answered with; what it refuses comes back in its own words, else in `fallback`. */
export async function sentBy<T>(call: Promise<Answer<{ data: T }>>, fallback: string): Promise<Sent<T>> {
  const answer = await call
  if (answer.ok) return { ok: true, value: answer.body.data }
  return { ok: false, message: saidOr(answer, fallback) }
}

/** Puts the bytes where the signed address says. */
async function put(
  file: File,
  { headers, method, url }: Presigned,
  { onProgress, signal }: Sending,
): Promise<boolean> {
  const request = new Request(new URL(url, location.href), { method, headers, signal })
  // It fails when the line broke or sending was stopped.
  const answer = await overXhr(file, { onProgress })(request).catch(() => null)
  return answer?.ok === true
}

/** Types that some systems do not know: the ending then says what the file is. */
const typeOf = ({ name, type }: File): string => type || name.slice(name.lastIndexOf('.') + 1)

/**
 * Sends a file straight to the storage.
 *
 * @param folder one of those that the contract knows
 * @returns its path there, or what went wrong in words
 */
export async function uploadFile(
  file: File,
  folder: UploadFolder,
  sending: Sending = {},
): Promise<Sent<string>> {
  const body = { fileType: typeOf(file), fileName: file.name, size: file.size, folder }
  const { signal } = sending
  const given = await sentBy(
    callApi('post', '/api/v1/uploads/presigned-url', { body, signal }),
    'Failed to get presigned URL',
  )
  if (!given.ok) return given
  if (signal?.aborted) return { ok: false, message: 'Upload failed' }
  const isThere = await put(file, given.value, sending)
  return isThere ? { ok: true, value: given.value.path } : { ok: false, message: 'Upload failed' }
}

/** Sends a picture and has the server look at its bytes; one that is refused leaves nothing behind. */
export async function uploadPicture(
  file: File,
  folder: UploadFolder,
  sending: Sending = {},
): Promise<Sent<KeptPicture>> {
  const sent = await uploadFile(file, folder, sending)
  if (!sent.ok) return sent
  const kept = await sentBy(
    callApi('post', '/api/v1/uploads/images', { body: { path: sent.value }, signal: sending.signal }),
    'Failed to upload image',
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
  folder: UploadFolder,
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

import { type Answer, messageOr } from './answer'
import { callApi } from './call-api'
import type { BodyOf, Init } from './make-call'
import { sendOverXhr } from './send-over-xhr'
import * as words from './words'

/** An upload's progress, from 0 to 1, and how to abort it. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** The result of an upload; the message is for the user. */
export type Sent<T> = { ok: true; value: T } | { ok: false; message: string }

type Wish = NonNullable<Init<'post', '/api/v1/uploads/presigned-url'>[0]>['body']
export type UploadFolder = NonNullable<Wish['folder']>
type Presigned = BodyOf<'post', '/api/v1/uploads/presigned-url'>['data']

/** The response of an upload call; refusals are in its own words, or else in `fallback`. */
export async function sentBy<T>(call: Promise<Answer<{ data: T }>>, fallback: string): Promise<Sent<T>> {
  const answer = await call
  if (answer.ok) return { ok: true, value: answer.body.data }
  return { ok: false, message: messageOr(answer, fallback) }
}

/** Sends the bytes to the signed URL. */
async function put(
  file: File,
  { headers, method, url }: Presigned,
  { onProgress, signal }: Sending,
): Promise<boolean> {
  const request = new Request(new URL(url, location.href), { method, headers, signal })
  // It fails if the connection breaks or sending is aborted.
  const answer = await sendOverXhr(file, { onProgress })(request).catch(() => null)
  return answer?.ok === true
}

/** Types unknown to some systems: the extension then determines the file's type. */
const typeOf = ({ name, type }: File): string => type || name.slice(name.lastIndexOf('.') + 1)

/**
 * Uploads a file straight to the storage.
 *
 * @param folder one of those in the contract
 * @returns its path there, or an error message
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
    words.failedToGetPresigned,
  )
  if (!given.ok) return given
  if (signal?.aborted) return { ok: false, message: words.uploadFailed }
  const isThere = await put(file, given.value, sending)
  return isThere ? { ok: true, value: given.value.path } : { ok: false, message: words.uploadFailed }
}

import { callApi } from './call-api'
import { type Sending, type Sent, sentBy, type UploadFolder, uploadFile } from './upload-file'
import * as words from './words'

/** A picture that the server has checked and stored: its id, and the URL that pages use. */
export type UploadedPicture = { mediaId: number; path: string }

/** Uploads a picture and has the server check its bytes; a rejected one leaves nothing behind. */
export async function uploadPicture(
  file: File,
  folder: UploadFolder,
  sending: Sending = {},
): Promise<Sent<UploadedPicture>> {
  const sent = await uploadFile(file, folder, sending)
  if (!sent.ok) return sent
  const stored = await sentBy(
    callApi('post', '/api/v1/uploads/images', { body: { path: sent.value }, signal: sending.signal }),
    words.failedToUploadImage,
  )
  if (!stored.ok) return stored
  return { ok: true, value: { mediaId: stored.value.media_id, path: stored.value.image_path } }
}

const once = new WeakMap<File, Promise<Sent<UploadedPicture>>>()

/**
 * The same, but a file is sent once however often this is called, and again only after it failed or was
 * aborted: the field starts while the rest of a form is filled in, and its save waits.
 */
export function uploadPictureOnce(
  file: File,
  folder: UploadFolder,
  sending: Sending = {},
): Promise<Sent<UploadedPicture>> {
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

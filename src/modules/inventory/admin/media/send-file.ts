import type { UploadFolder } from '../../rules/upload-folders'
import type { Sent } from './types'

type Presigned = { url: string; headers: Record<string, string>; path: string }

/** How sending goes on, from 0 to 1, and how it is stopped. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal }

type Body = { message?: string; error?: string; data?: unknown; url?: string }

/** Calls the contract; what it refuses comes back in its own words, a lost line in those of the specification. */
export async function postUpload(
  path: string,
  body: unknown,
  fallback: string,
  signal?: AbortSignal,
): Promise<Sent<Body>> {
  let answer: Response
  try {
    answer = await fetch(`/api/v1/uploads/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
  } catch {
    return { ok: false, message: 'Network error occurred' }
  }
  const said = (await answer.json().catch(() => ({}))) as Body
  return answer.ok ? { ok: true, value: said } : { ok: false, message: said.message || fallback }
}

/** Puts the bytes where the signed address says, and tells how much of them is gone; fetch cannot tell that. */
function put(file: File, { headers, url }: Presigned, { onProgress, signal }: Sending): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request.status >= 200 && request.status < 300)
    request.onerror = () => resolve(false)
    request.onabort = () => resolve(false)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Types that some systems do not know: the ending then says what the file is. */
const typeOf = ({ name, type }: File): string => type || name.slice(name.lastIndexOf('.') + 1)

/**
 * Sends a file straight to the storage.
 *
 * @returns its path there, or what went wrong in words
 */
export async function sendFile(
  file: File,
  folder: UploadFolder,
  sending: Sending = {},
): Promise<Sent<string>> {
  const wish = { fileType: typeOf(file), fileName: file.name, size: file.size, folder }
  const given = await postUpload('presigned-url', wish, 'Failed to get presigned URL', sending.signal)
  if (!given.ok) return given
  const presigned = given.value.data as Presigned
  const isThere = await put(file, presigned, sending)
  return isThere ? { ok: true, value: presigned.path } : { ok: false, message: 'Upload failed' }
}

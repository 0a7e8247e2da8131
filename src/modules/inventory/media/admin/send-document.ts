import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { type Sending, type Sent, uploadFile } from '@/ui/client/upload-file'
import { DOCUMENTS, type DocumentKind } from '../rules/vehicle-documents'
import * as words from '../words'

/** Files that were uploaded although the save failed, so that the next attempt does not send them again. */
const arrived = new WeakMap<File, string>()

/**
 * Uploads a vehicle's paper.
 *
 * @param vehicleId a temporary one ('temp-…') while the vehicle is being created
 * @returns its permanent address, or the server's error message
 */
export async function sendDocument(
  file: File,
  kind: DocumentKind,
  vehicleId: number | string,
  sending: Sending = {},
): Promise<Sent<string>> {
  const known = arrived.get(file)
  if (known) return { ok: true, value: known }
  const fallback = words.failedToUpload(DOCUMENTS[kind].label.toLowerCase())
  const sent = await uploadFile(file, 'vehicle-documents', sending)
  if (!sent.ok) return { ok: false, message: sent.message === 'Upload failed' ? fallback : sent.message }
  const body = { path: sent.value, vehicle_id: vehicleId, kind }
  const stored = await callApi('post', '/api/v1/uploads/documents', { body, signal: sending.signal })
  if (!stored.ok) return { ok: false, message: messageOr(stored, fallback) }
  const { url } = stored.body
  arrived.set(file, url)
  return { ok: true, value: url }
}

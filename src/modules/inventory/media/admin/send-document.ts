import { postUpload, type Sending, type Sent, uploadFile } from '@/ui/back-office/upload'
import { DOCUMENTS, type DocumentKind } from '../rules/upload-folders'

/** Files that arrived although the save did not, so that the next try sends them no second time. */
const arrived = new WeakMap<File, string>()

/**
 * Sends a paper of a vehicle.
 *
 * @param vehicleId a temporary one ('temp-…') while the vehicle is being created
 * @returns its lasting address, or what went wrong in the server's words
 */
export async function sendDocument(
  file: File,
  kind: DocumentKind,
  vehicleId: number | string,
  sending: Sending = {},
): Promise<Sent<string>> {
  const known = arrived.get(file)
  if (known) return { ok: true, value: known }
  const fallback = `Failed to upload ${DOCUMENTS[kind].label.toLowerCase()}`
  const sent = await uploadFile(file, 'vehicle-documents', sending)
  if (!sent.ok) return { ok: false, message: sent.message === 'Upload failed' ? fallback : sent.message }
  const wish = { path: sent.value, vehicle_id: vehicleId, kind }
  const kept = await postUpload<{ url: string }>('documents', wish, fallback, sending.signal)
  if (!kept.ok) return kept
  const { url } = kept.value
  arrived.set(file, url)
  return { ok: true, value: url }
}

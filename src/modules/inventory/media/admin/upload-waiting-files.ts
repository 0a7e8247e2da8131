import type { Sent } from '@/ui/client/upload-file'
import { DOCUMENT_KINDS, DOCUMENTS } from '../rules/vehicle-documents'
import * as words from '../words'
import type { ChangeImages, FormDocuments, FormImage } from './media-form-types'
import { sendDocument } from './send-document'
import { startUpload } from './upload-images'

/**
 * What a save waits for: running uploads finish, waiting and failed ones are sent. The first failure stops
 * the save by name.
 */
export async function uploadWaitingFiles(
  images: readonly FormImage[],
  onChange: ChangeImages,
): Promise<Sent<FormImage[]>> {
  const sent = await Promise.all(
    images.map(async (image) => ({ image, answer: await startUpload(image, onChange) })),
  )
  const failed = sent.find(({ answer }) => !answer.ok)
  if (failed) return { ok: false, message: words.failedToUploadImage(failed.image.name) }
  const value = sent.map(
    ({ answer, image }): FormImage =>
      answer.ok && image.file
        ? { ...image, state: 'stored', path: answer.value, progress: 1, error: undefined, file: undefined }
        : image,
  )
  return { ok: true, value }
}

/**
 * The save's papers; those chosen while the vehicle is being created are uploaded now, under a temporary id.
 */
export async function uploadWaitingDocuments(
  documents: FormDocuments,
): Promise<Sent<{ auction_sheet_url: string; brochure_url: string }>> {
  const urls = { auction_sheet: documents.auction_sheet.url, brochure: documents.brochure.url }
  for (const kind of DOCUMENT_KINDS) {
    const { file } = documents[kind]
    if (!file) continue
    const sent = await sendDocument(file, kind, `temp-${Date.now()}`)
    if (!sent.ok)
      return { ok: false, message: sent.message || words.failedToUpload(DOCUMENTS[kind].label.toLowerCase()) }
    urls[kind] = sent.value
  }
  return { ok: true, value: { auction_sheet_url: urls.auction_sheet, brochure_url: urls.brochure } }
}

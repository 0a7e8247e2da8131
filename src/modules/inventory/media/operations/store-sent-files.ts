import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { AppError, validationFailed } from '@/kernel/errors'
import { type Issue, issue } from '@/kernel/issue'
import { sentPath } from '../rules/sent-path'
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from '../rules/vehicle-documents'
import type { ImagesInput } from '../schemas/vehicle-images'
import { imagesOf } from './set-vehicle-images'
import { storeDocument } from './store-document'
import { storeImage } from './store-image'

/** The part of a save that names files: pictures, and the addresses of the two papers. */
type SentFiles = ImagesInput & { [kind in (typeof DOCUMENTS)[DocumentKind]['field']]?: string | null }

/**
 * Turns an error about an uploaded file into an issue of its field. Errors of the storage and of this program
 * are not the field's fault and are rethrown.
 */
export function asIssue(path: string, error: unknown): Issue {
  const isRefusal = error instanceof AppError || error instanceof APIError
  if (!isRefusal || error.status >= 500) throw error
  return issue(path, error.message)
}

/**
 * Checks every uploaded file of a save that is not checked yet, before anything is locked. Pictures become
 * media, under their upload path; papers get their permanent address instead of the path.
 *
 * @returns the save, ready to be written
 * @throws AppError 422 naming the field of each file that is not the caller's, missing, or invalid
 */
export async function storeSentFiles<T extends SentFiles>(req: PayloadRequest, input: T): Promise<T> {
  const issues: Issue[] = []
  const { field = 'images', images = [] } = imagesOf(input) ?? {}
  for (const [index, { imagePath }] of images.entries()) {
    const path = sentPath(imagePath, 'image')
    if (!path) continue
    await storeImage(req, path).catch((error) => issues.push(asIssue(`${field}.${index}`, error)))
  }
  const stored = { ...input }
  for (const kind of DOCUMENT_KINDS) {
    const { field: name } = DOCUMENTS[kind]
    const path = sentPath(input[name], 'document')
    if (!path) continue
    await storeDocument(req, { path, kind, vehicleId: 'temp-save' }).then(
      (link) => {
        stored[name] = link
      },
      (error) => issues.push(asIssue(name, error)),
    )
  }
  if (issues.length > 0) throw validationFailed(issues)
  return stored
}

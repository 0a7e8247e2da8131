import { folderOf, UPLOAD_FOLDERS, type UploadFolder } from './upload-folders'

/**
 * What a folder takes: public pictures, papers, pictures for the eyes of their owner and of staff, public videos, files
 * that come with messages, or papers of those who apply for a job.
 */
type Takes = 'image' | 'document' | 'private-image' | 'video' | 'attachment' | 'application'

const PATH = /^[a-z-]+(?:\/[a-z-]+)?\/\d+_[^/]+$/

/** The path of an upload, or null for any other text. */
export function sentPath(text: string | null | undefined, takes: Takes): string | null {
  const path = text?.trim() ?? ''
  if (!PATH.test(path)) return null
  const folder = folderOf(path.slice(0, path.lastIndexOf('/')), '')
  return folder && UPLOAD_FOLDERS[folder].takes === takes ? path : null
}

/** An upload's folder; null for any other text. */
export const sentFolder = (path: string): UploadFolder | null => {
  const parts = path.trim().split('/')
  return folderOf(parts.slice(0, Math.max(1, parts.length - 1)).join('/') || 'unknown', '')
}

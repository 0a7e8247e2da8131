import { typeOfExtension } from '@/kernel/files/file-names'
import { MEGABYTE } from '@/kernel/files/file-sizes'
import { MAX_VIDEO_BYTES, VIDEO_MIME_TYPES } from '@/kernel/files/video-files'
import type { ModuleKey } from '@/kernel/permissions'
import { IMAGE_MIME_TYPES, MAX_IMAGE_BYTES } from '@/kernel/picture-files'
import { normalForm } from '@/kernel/text/normal-form'
import { DOCUMENT_KINDS } from './vehicle-documents'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_BYTES } from './vehicle-file-limits'

export const DOCUMENT_TYPES: readonly string[] = [
  ...new Set(DOCUMENT_EXTENSIONS.flatMap((extension) => typeOfExtension(extension) ?? [])),
]

/** Uploading for the inventory requires permission to create or update there; for settings, to update. */
const PICTURES = {
  module: 'inventory' as ModuleKey,
  takes: 'image',
  types: IMAGE_MIME_TYPES as readonly string[],
  maxBytes: MAX_IMAGE_BYTES,
}
const PAPERS = {
  module: 'inventory' as ModuleKey,
  takes: 'document',
  types: DOCUMENT_TYPES,
  maxBytes: MAX_DOCUMENT_BYTES,
}

/** Sent by customers and by staff with their messages, and only for those who may read these. */
const ATTACHMENTS = {
  module: 'support' as ModuleKey,
  takes: 'attachment',
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as readonly string[],
  maxBytes: 10 * MEGABYTE,
}

/** Sent by customers, and only for them and for staff. */
const PRIVATE_PICTURES = { ...PICTURES, module: 'sales' as ModuleKey, takes: 'private-image' }

/** Sent by those who apply for a job, and only for them and for staff who read careers. */
const APPLICATION_PAPERS = {
  module: 'careers' as ModuleKey,
  takes: 'application',
  types: ['pdf', 'doc', 'docx'].flatMap((extension) => typeOfExtension(extension) ?? []) as readonly string[],
}

const VIDEOS = {
  module: 'content' as ModuleKey,
  takes: 'video',
  types: VIDEO_MIME_TYPES as readonly string[],
  maxBytes: MAX_VIDEO_BYTES,
}

/** The upload folders: the types each accepts, and the size limit in bytes. */
export const UPLOAD_FOLDERS = {
  vehicles: PICTURES,
  'vehicle-documents': PAPERS,
  manufacturers: PICTURES,
  tags: PICTURES,
  images: PICTURES,
  company: { ...PICTURES, module: 'settings' as ModuleKey },
  blog: { ...PICTURES, module: 'content' as ModuleKey },
  banners: { ...PICTURES, module: 'content' as ModuleKey },
  'banner-videos': VIDEOS,
  'wanted-vehicles': PRIVATE_PICTURES,
  'support-tickets': ATTACHMENTS,
  'job-applications/resumes': { ...APPLICATION_PAPERS, maxBytes: 10 * MEGABYTE },
  'job-applications/cover-letters': { ...APPLICATION_PAPERS, maxBytes: 5 * MEGABYTE },
} as const satisfies Record<
  string,
  { module: ModuleKey; takes: string; types: readonly string[]; maxBytes: number }
>
export type UploadFolder = keyof typeof UPLOAD_FOLDERS

/** How long an upload address is valid, in seconds: enough for 10 MB over a bad connection. */
export const UPLOAD_SECONDS = 900
/** How long the storage's own address of a private file is valid, in seconds: one click. */
export const READ_SECONDS = 60
/** After this many hours an upload that no record refers to is removed. */
export const ORPHAN_HOURS = 24

/** The content type meant by the caller: one, or a file type such as 'pdf' or 'jpg'; '' if unknown. */
export function contentTypeOf(given: string): string {
  const text = given.trim().toLowerCase().split(';')[0]?.trim() ?? ''
  if (text === 'image/jpg') return 'image/jpeg'
  return text.includes('/') ? text : (typeOfExtension(text.replace(/^\./, '')) ?? '')
}

/** The given folder, or the default one for the type; null for an invalid name. */
export function folderOf(named: string | null | undefined, type: string): UploadFolder | null {
  const name =
    named || ((IMAGE_MIME_TYPES as readonly string[]).includes(type) ? 'images' : 'vehicle-documents')
  return Object.hasOwn(UPLOAD_FOLDERS, name) ? (name as UploadFolder) : null
}

/** Whether customers upload there, and staff do not. */
export const isForCustomers = (folder: UploadFolder | null): boolean =>
  folder !== null && ['private-image', 'application'].includes(UPLOAD_FOLDERS[folder].takes)

/** Whether customers upload there as well as staff. */
export const isForBoth = (folder: UploadFolder | null): boolean =>
  folder !== null && UPLOAD_FOLDERS[folder].takes === 'attachment'

/** The module whose permissions apply to a file in this folder. */
export const moduleOf = (folder: UploadFolder | null): ModuleKey =>
  folder ? UPLOAD_FOLDERS[folder].module : 'inventory'

/** A name valid in every storage: letters and digits of any script, dots, dashes and underscores. */
const storable = (name: string): string =>
  normalForm(name, 'NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+/, '')
    .slice(-120)
    .replace(/^[.-]+/, '') || 'file'

/** 'vehicles/1763708195000_front.jpg': where a file is stored; `millis` since 1970. */
export const uploadPath = (folder: UploadFolder, name: string, millis: number): string =>
  `${folder}/${millis}_${storable(name)}`

/** What an upload is once its content has been checked, unless it became a public picture. */
export const UPLOAD_KINDS = [...DOCUMENT_KINDS, 'private_image'] as const

import { unsupportedImageMessage } from '@/kernel/picture-files'
import { addImages, reorderImages } from '../rules/arrange-images'
import { checkChosenImage, heicMessage, SNIFFED_BYTES, sniffImage } from '../rules/check-image-bytes'
import { TOO_MANY_IMAGES_MESSAGE } from '../rules/check-images'
import type { ImageType } from '../rules/image-types'
import { MAX_IMAGES } from '../rules/vehicle-file-limits'
import type { FormImage, ImagesPayload } from './media-form-types'

let made = 0
/** A tile's key; crypto.randomUUID needs HTTPS, which a phone in the yard may not have. */
const nextUid = (): string => `image-${++made}`

/** A picture in the vehicle call's response. */
type WireImage = {
  id: number
  image_path: string
  image_type: ImageType
  is_primary: boolean
  sort_order: number
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A stored vehicle's pictures, for the form. */
export const imagesFrom = (images: readonly WireImage[]): FormImage[] =>
  images.map(({ id, image_path, image_type, is_primary, sort_order }) => ({
    uid: nextUid(),
    id,
    path: image_path,
    imageType: image_type,
    isPrimary: is_primary,
    sortOrder: sort_order,
    preview: image_path.replace(/^(\/media\/.+)\.webp$/, '$1.w768.webp'),
    name: nameOf(image_path),
    state: 'stored',
    progress: 1,
  }))

/** The stored pictures as sent by a save. */
export function imagesPayload(images: readonly FormImage[]): ImagesPayload {
  const stored = images.filter(({ path }) => path !== '')
  return {
    images: stored.map(({ id, imageType, isPrimary, path }, index) => ({
      ...(id === undefined ? {} : { id }),
      image_path: path,
      image_type: imageType,
      is_primary: isPrimary,
      sort_order: index,
    })),
    image_paths: stored.map(({ path }) => path),
  }
}

/** 'Test Reorder': moves the first picture to the end. */
export const moveFirstToEnd = (images: readonly FormImage[]): FormImage[] =>
  reorderImages(images, 0, images.length - 1)

/** Why a chosen file is not accepted, or null: by its declared type, then by its first bytes. */
async function complaintAbout(file: File): Promise<string | null> {
  const claimed = checkChosenImage(file)
  if (claimed) return claimed
  const sniffed = sniffImage(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()))
  if (sniffed === 'heic') return heicMessage(file.name)
  return sniffed === null ? unsupportedImageMessage(file.name) : null
}

/** The accepted files as new pictures, and messages about the others. */
export async function admitFiles(
  files: readonly File[],
  held: number,
): Promise<{ added: FormImage[]; complaints: string[] }> {
  const checked = await Promise.all(
    files.map(async (file) => ({ file, complaint: await complaintAbout(file) })),
  )
  const complaints = checked.flatMap(({ complaint }) => complaint ?? [])
  const good = checked.flatMap(({ complaint, file }) => (complaint ? [] : [file]))
  const room = Math.max(0, MAX_IMAGES - held)
  if (good.length > room) complaints.push(TOO_MANY_IMAGES_MESSAGE)
  return { added: good.slice(0, room).map(newImage), complaints }
}

const newImage = (file: File): FormImage => ({
  uid: nextUid(),
  path: '',
  imageType: 'exterior',
  isPrimary: false,
  sortOrder: 0,
  preview: URL.createObjectURL(file),
  name: file.name,
  state: 'waiting',
  progress: 0,
  file,
})

/** The list with new pictures at its end; the first one in an empty list is primary. */
export function withAdded(images: readonly FormImage[], added: readonly FormImage[]): FormImage[] {
  const answer = addImages(images, added)
  return answer.ok ? answer.value : [...images]
}

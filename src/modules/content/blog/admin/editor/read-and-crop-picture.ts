import { IMAGE_MIME_TYPES } from '@/kernel/picture-files'
import { PICTURE_MESSAGES, pictureFault } from '../../rules/featured-image'
import { type Crop, croppedSize, partOf, type Size } from '../../rules/picture-crop'

/** A chosen file that the browser can show. The address is released by whoever reads it. */
export type ChosenPicture = Size & { file: File; url: string }
type Chosen = { ok: true; picture: ChosenPicture; isWide: boolean } | { ok: false; message: string }

const invalid: Chosen = { ok: false, message: PICTURE_MESSAGES.invalid }

/** An image at an address. @throws if it is not one */
async function imageAt(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Reads a chosen file: whether it may be a featured image, and whether it has its shape already. */
export async function readPicture(file: File): Promise<Chosen> {
  if (!IMAGE_MIME_TYPES.some((type) => type === file.type)) return invalid
  const url = URL.createObjectURL(file)
  const image = await imageAt(url).catch(() => null)
  const size = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
  const fault = pictureFault({ bytes: file.size, ...size })
  if (fault === null || fault === PICTURE_MESSAGES.wrongShape)
    return { ok: true, isWide: fault === null, picture: { ...size, file, url } }
  URL.revokeObjectURL(url)
  return { ok: false, message: fault }
}

/** A picture of a photograph has no transparent parts. */
const typeOf = ({ type }: File): string => (type === 'image/png' ? 'image/png' : 'image/jpeg')

/** The part of a picture as a file of its own; null if the browser cannot make it. */
export async function cropPicture({ file, url, ...size }: ChosenPicture, crop: Crop): Promise<File | null> {
  const part = partOf(size, crop)
  const { height, width } = croppedSize(part)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const image = await imageAt(url).catch(() => null)
  const context = canvas.getContext('2d')
  if (!image || !context) return null
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height)
  const type = typeOf(file)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  const name = file.name.replace(/\.[^.]*$/, '')
  return blob && new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
}

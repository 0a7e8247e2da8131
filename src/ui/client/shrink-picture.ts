/** Longest edge that is sent, in pixels. */
const EDGE = 1600
/** A smaller file is sent as it is. */
const SMALL_BYTES = 400_000
const TYPE = 'image/jpeg'

/**
 * A photograph made smaller before it is sent over a slow or paid line; a phone's camera writes up to 10 MB. Formats
 * that only this browser can read, such as HEIC, become JPEG. What cannot be read stays as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const isKnown = /^image\/(jpeg|png|webp|gif)$/.test(file.type)
  if (file.type === 'image/gif' || (isKnown && file.size <= SMALL_BYTES)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const blob = await drawn(picture, Math.min(1, EDGE / Math.max(picture.width, picture.height)))
    picture.close()
    if (!blob || (isKnown && blob.size >= file.size)) return file
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: TYPE })
  } catch {
    // Not a picture, or one that this browser does not read: the check that follows reports what is wrong.
    return file
  }
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // What is transparent would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, 0.85))
}

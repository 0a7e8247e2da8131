import { mediaUrl } from '@/kernel/picture-files'
import type { Media } from '@/payload-types'
import { useDataSaver } from '@/ui/offline/data-saver'
import { HeldPicture, Picture } from '@/ui/picture'

/** The file of a picture in the size for the width of a page. */
function fileOf({ filename, height, sizes, width }: Media) {
  const detail = sizes?.detail
  return detail?.filename
    ? { filename: detail.filename, width: detail.width, height: detail.height }
    : { filename, width, height }
}

type Props = {
  /** As read with its record; a picture that has been deleted is no more than its number. */
  image: Media | number | null | undefined
  caption?: string | null
}

/** A picture in a text, with its caption. */
export function StoredPicture({ caption, image }: Props) {
  const saving = useDataSaver()
  if (!image || typeof image === 'number') return null
  const { filename, height, width } = fileOf(image)
  if (!filename || !width || !height) return null
  const alt = image.alt ?? caption ?? ''
  const picture = (
    <Picture
      src={mediaUrl(filename)}
      alt={alt}
      width={width}
      height={height}
      className="h-auto max-w-full rounded-card border border-line"
    />
  )
  return (
    <figure className="my-8 max-w-text">
      {saving ? <HeldPicture alt={alt}>{picture}</HeldPicture> : picture}
      {caption && <figcaption className="mt-2 text-13 text-faint">{caption}</figcaption>}
    </figure>
  )
}

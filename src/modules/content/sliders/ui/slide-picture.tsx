import { Picture } from '@/ui/picture'

// Of three dots to a point the eye sees two.
const WHOLE_WIDTH = '(width < 30rem) and (resolution >= 2.5dppx) 65vw, 100vw'

type Props = {
  /** '/media/….webp' */
  src: string
  alt: string
  /** In pixels, of the file; of a picture in a banner they are not known. */
  width: number | null
  height: number | null
  /** For the first picture in view. */
  eager?: boolean
  /** How wide it is shown; the whole window unless given. */
  sizes?: string
  className?: string
  style?: React.CSSProperties
}

/** The largest picture that is stored, in pixels. */
const STORED = { width: 2_048, height: 1_152 }

/** A picture in the two sizes that every stored one has: 768 pixels, made on first request, and its own. */
export function SlidePicture({ height, sizes = WHOLE_WIDTH, src, width, ...props }: Props) {
  const own = width ?? STORED.width
  const medium = src.replace(/\.webp$/, '.w768.webp')
  const srcSet = medium === src || own <= 768 ? undefined : `${medium} 768w, ${src} ${own}w`
  return (
    <Picture
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={own}
      height={height ?? STORED.height}
      {...props}
    />
  )
}

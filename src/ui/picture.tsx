import type { ImgHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon'
import { VisuallyHidden } from './page-parts'
import * as words from './words'

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  alt: string
  width: number
  height: number
}

const OWN_WEBP = /^(?:\/(?:media|pictures)\/\S+\.webp(?: \d+w)?(?:, |$))+$/

/** The same files as AVIF, which the server has under the same names; undefined for files from elsewhere. */
const asAvif = (addresses: string): string | undefined =>
  OWN_WEBP.test(addresses) ? addresses.replaceAll(/\.webp(?= |$)/g, '.avif') : undefined

/**
 * An image with its place held. Files come from the server in the sizes shown, so nothing optimises them again:
 * AVIF where the browser reads it, else WebP. `eager` is for the first picture in view.
 */
export function Picture({ eager, alt, sizes, ...props }: PictureProps & { eager?: boolean }) {
  const avif = asAvif(props.srcSet ?? props.src)
  const image = (
    <img
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      sizes={sizes}
      {...props}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}

/**
 * A place for a picture that loads when it is tapped: the browser fetches no lazy picture that is folded away, so this
 * needs no script. The picture inside must not be `eager`.
 */
export function HeldPicture({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <details className="held">
      <summary>
        <Icon name="image" size={18} />
        {words.showPicture}
        {alt && <VisuallyHidden>: {alt}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  )
}

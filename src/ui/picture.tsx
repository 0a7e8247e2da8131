import type { ImgHTMLAttributes } from 'react'

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & {
  src: string
  alt: string
  width: number
  height: number
}

/** An image with its place held. Files come from the server in the sizes shown, so nothing optimises them again. */
export function Picture({ eager, alt, ...props }: PictureProps & { eager?: boolean }) {
  return (
    <img
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      {...props}
    />
  )
}

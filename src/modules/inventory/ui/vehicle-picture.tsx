import { cx } from '@/ui/cx'
import { Picture as Image } from '@/ui/picture'
import type { Picture } from '../queries/types'

const CARD_SIZES = '(width >= 80rem) 310px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 94vw'

/** The sizes of a picture for `srcset`. */
export const srcSetOf = (picture: Picture): string =>
  `${picture.thumb} 160w, ${picture.card} 480w, ${picture.detail} 1280w`

/**
 * A picture on its neutral plate: never stretched, its place held before it arrives. The first one in view is
 * `eager`, all others load when they come near.
 */
export function VehiclePicture({ picture, sizes = CARD_SIZES, eager, className }: VehiclePictureProps) {
  return (
    <span className={cx('block aspect-4/3 overflow-hidden bg-plate', className)}>
      <Image
        src={picture.card}
        srcSet={srcSetOf(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        eager={eager}
        className="size-full object-contain"
      />
    </span>
  )
}

type VehiclePictureProps = { picture: Picture; sizes?: string; eager?: boolean; className?: string }

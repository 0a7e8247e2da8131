import type { Picture } from '@/modules/inventory/media/queries/picture'
import { DrawingLabel } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { HeldPicture, Picture as Image } from '@/ui/picture'

/** What is needed of a picture to show it in a list. */
export type PictureData = Pick<Picture, 'card' | 'medium' | 'detail' | 'width' | 'height' | 'alt' | 'drawn'>

const WIDE_SIZES = '(width >= 80rem) 310px, (width >= 64rem) 30vw, (width >= 40rem) 46vw'
/** A card lies flat on a phone; one that is swiped through stands, 17 rem wide. */
export const CARD_SIZES = { flat: `${WIDE_SIZES}, 33vw`, swiped: `${WIDE_SIZES}, 272px` }

/** The sizes of a picture for `srcset`, each address once and with the width that it has. */
export function srcSetOf({
  card,
  medium,
  detail,
  width,
}: Omit<PictureData, 'height' | 'alt' | 'drawn'>): string {
  const sizes = [
    [card, 480],
    [medium, 768],
    [detail, 1280],
  ] as const
  return sizes
    .filter(([address], place) => sizes.findIndex(([same]) => same === address) === place)
    .map(([address, most]) => `${address} ${Math.min(most, width)}w`)
    .join(', ')
}

/**
 * A picture on its neutral plate: never stretched, its place held before it arrives. The first one in view is
 * `eager`, all others load when they come near; for those who save data, when they are tapped. A drawing says that it
 * is one.
 */
export function VehiclePicture({
  picture,
  saving,
  sizes = CARD_SIZES.flat,
  eager,
  className,
}: VehiclePictureProps) {
  const image = (
    <Image
      src={picture.card}
      srcSet={srcSetOf(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      eager={eager && !saving}
    />
  )
  return (
    <span className={cx('picture-plate', className)}>
      {saving ? <HeldPicture alt={picture.alt}>{image}</HeldPicture> : image}
      {picture.drawn && <DrawingLabel />}
    </span>
  )
}

type VehiclePictureProps = {
  picture: PictureData
  saving: boolean
  sizes?: string
  eager?: boolean
  className?: string
}

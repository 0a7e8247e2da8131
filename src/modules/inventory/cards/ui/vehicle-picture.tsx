import type { Picture } from '@/modules/inventory/media/queries/build-picture'
import { DrawingLabel } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { HeldPicture, Picture as Image } from '@/ui/picture'

/** What is needed of a picture to show it in a list. */
export type PictureData = Pick<Picture, 'card' | 'medium' | 'width' | 'height' | 'alt' | 'drawn'>

const WIDE_SIZES = '(width >= 80rem) 310px, (width >= 64rem) 30vw, (width >= 40rem) 46vw'
/** A card lies flat on a phone; one that is swiped through stands, 17 rem wide. */
export const CARD_SIZES = { flat: `${WIDE_SIZES}, 33vw`, swiped: `${WIDE_SIZES}, 272px` }

type Size = readonly [address: string, width: number]

/** Sizes for `srcset`, each address once and with the width that it has. */
const setOf = (sizes: readonly Size[], width: number): string =>
  sizes
    .filter(([address], place) => sizes.findIndex(([same]) => same === address) === place)
    .map(([address, most]) => `${address} ${Math.min(most, width)}w`)
    .join(', ')

/** The sizes of a picture that stands large. */
export const srcSetOf = ({
  card,
  medium,
  detail,
  width,
}: Pick<Picture, 'card' | 'medium' | 'detail' | 'width'>): string =>
  setOf(
    [
      [card, 480],
      [medium, 768],
      [detail, 1280],
    ],
    width,
  )

/** What has a size of 768 px of its own has one of 320 px too: enough for a third of a phone. */
const smallOf = (medium: string): Size[] => {
  const [, start] = /^(\/pictures\/.+-|\/media\/.+\.w)768\.webp$/.exec(medium) ?? []
  return start ? [[`${start}320.webp`, 320]] : []
}

/** The sizes of a picture on a card, which is never shown wider than 480 px. */
export const cardSrcSetOf = ({
  card,
  medium,
  width,
}: Pick<PictureData, 'card' | 'medium' | 'width'>): string =>
  setOf([...smallOf(medium), [card, 480], [medium, 768]], width)

/**
 * A picture on its neutral plate: never stretched, its place held before it arrives. The first one in view is
 * `eager`, all others load when they come near; for those who save data, when they are tapped. A drawing is labelled
 * as one.
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
      srcSet={cardSrcSetOf(picture)}
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

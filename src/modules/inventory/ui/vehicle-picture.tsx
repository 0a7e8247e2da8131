import { cx } from '@/ui/cx'
import { useDataSaver } from '@/ui/data-saver'
import { HeldPicture, Picture as Image } from '@/ui/picture'
import type { Picture } from '../queries/types'

const CARD_SIZES = '(width >= 80rem) 310px, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 94vw'

/** The sizes of a picture for `srcset`, each address once and with the width that it has. */
export function srcSetOf({ card, medium, detail, width }: Picture): string {
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
 * `eager`, all others load when they come near; for those who save data, when they are tapped. A server component.
 */
export function VehiclePicture({ picture, sizes = CARD_SIZES, eager, className }: VehiclePictureProps) {
  const saving = useDataSaver()
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
    </span>
  )
}

type VehiclePictureProps = { picture: Picture; sizes?: string; eager?: boolean; className?: string }

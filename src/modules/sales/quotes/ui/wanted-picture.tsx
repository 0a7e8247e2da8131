import { fileIdOf } from '@/modules/inventory/media/rules/file-id-of'
import { cx } from '@/ui/cx'
import * as words from './browser-words'

type Props = { imageUrl: string; className?: string }

/** The picture of a request on demand; of one elsewhere only the link, so that nothing is fetched from there. */
export function WantedPicture({ className, imageUrl }: Props) {
  const isOurs = fileIdOf(imageUrl) !== null
  return (
    <a
      href={imageUrl}
      target="_blank"
      rel="noreferrer nofollow"
      className={cx(
        'inline-block py-1 text-14 wrap-anywhere text-link underline underline-offset-3',
        className,
      )}
    >
      {isOurs ? (
        <img
          src={imageUrl}
          alt={words.pictureAlt}
          className="h-40 min-w-24 max-w-full rounded-control bg-plate object-contain"
        />
      ) : (
        words.pictureElsewhere
      )}
    </a>
  )
}

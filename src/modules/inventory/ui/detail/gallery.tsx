import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import type { VehicleImage } from '../../queries/types'
import { srcSetOf } from '../vehicle-picture'
import { GalleryFrame } from './gallery-frame'

const MAIN_SIZES = '(width >= 80rem) 830px, (width >= 64rem) 64vw, 100vw'

const KINDS: Record<VehicleImage['type'], string> = {
  exterior: 'Exterior',
  interior: 'Interior',
  exterior_360: 'Exterior 360°',
  interior_360: 'Interior 360°',
}

/**
 * All pictures of a vehicle in a row that is swiped or scrolled, with thumbnails that jump. Each picture links to
 * its full size; with script it opens over the page instead.
 */
export function Gallery({ images, name }: { images: VehicleImage[]; name: string }) {
  return (
    <GalleryFrame name={name}>
      <div className="relative">
        <ul
          data-strip=""
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card border border-line bg-plate [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <li key={image.id} id={`picture-${index + 1}`} className="aspect-4/3 w-full shrink-0 snap-center">
              <a
                href={image.full}
                data-full={image.full}
                className="block size-full focus-visible:-outline-offset-2"
              >
                <Picture
                  src={image.detail}
                  srcSet={srcSetOf(image)}
                  sizes={MAIN_SIZES}
                  width={image.width}
                  height={image.height}
                  alt={image.alt}
                  eager={index === 0}
                  className="size-full object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
        <Arrow step={-1} />
        <Arrow step={1} />
        {images[0]?.drawn && (
          <p className="absolute bottom-3 left-3 rounded-control bg-surface px-2.5 py-1 text-12 text-soft">
            Drawing, not a photograph of this vehicle
          </p>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} />}
    </GalleryFrame>
  )
}

function Thumbnails({ images }: { images: VehicleImage[] }) {
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto pb-1" aria-label="Pictures">
      {images.map((image, index) => (
        <li key={image.id} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            data-thumb={index}
            aria-current={index === 0 ? 'true' : undefined}
            title={KINDS[image.type]}
            className="block rounded-control border border-line aria-[current=true]:border-link aria-[current=true]:outline-1 aria-[current=true]:outline-link"
          >
            <Picture
              src={image.thumb}
              width={88}
              height={66}
              alt={`${KINDS[image.type]}, picture ${index + 1}`}
              className="aspect-4/3 w-18 rounded-control bg-plate object-contain sm:w-22"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Arrow({ step }: { step: 1 | -1 }) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={step > 0 ? 'Next picture' : 'Previous picture'}
      className={`scripted absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface text-ink shadow-float group-data-[many]/gallery:inline-flex ${step > 0 ? 'right-3' : 'left-3'}`}
    >
      <Icon name={step > 0 ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}

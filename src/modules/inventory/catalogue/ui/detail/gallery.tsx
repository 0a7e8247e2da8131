import type { ReactNode } from 'react'
import { srcSetOf } from '@/modules/inventory/cards/ui/vehicle-picture'
import { Icon } from '@/ui/icon'
import { HeldPicture, Picture } from '@/ui/picture'
import type { VehicleDetail, VehicleImage } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'
import { GalleryFrame } from './gallery-frame'
import { StateRibbon } from './state-ribbon'

// Of three dots to a point the eye sees two: a phone gets a third of the bytes, and the next pictures with them.
const MAIN_SIZES =
  '(width >= 80rem) 830px, (width >= 64rem) 64vw, (width < 30rem) and (resolution >= 2.5dppx) 65vw, 100vw'

const isPanorama = ({ type }: VehicleImage): boolean => type === 'exterior_360' || type === 'interior_360'

/** What a picture is, where nobody described it: twenty links that are called like the vehicle are useless. */
const numbered = (image: VehicleImage, index: number, name: string): VehicleImage =>
  image.alt === name ? { ...image, alt: words.pictureOfName(name, image.type, index + 1) } : image

/**
 * All pictures of a vehicle in a row that is swiped or scrolled, with thumbnails that jump. Each picture links to
 * its full size; with script it opens over the page instead, and the pictures taken all around can be turned.
 */
export function Gallery({ vehicle, saving }: { vehicle: VehicleDetail; saving: boolean }) {
  const { images, name } = vehicle
  const flat = images
    .filter((image) => !isPanorama(image))
    .map((image, index) => numbered(image, index, name))
  const around = images.filter(isPanorama)
  return (
    <GalleryFrame name={name}>
      <div className="relative -mx-4 md:mx-0 print:mx-0">
        <ul
          data-strip=""
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain border-y border-line bg-plate [scrollbar-width:none] md:rounded-card md:border-x"
        >
          {flat.map((image, index) => (
            <BigPicture key={image.id} image={image} index={index} saving={saving} />
          ))}
        </ul>
        <StateRibbon vehicle={vehicle} />
        <Arrow step={-1} />
        <Arrow step={1} />
        {flat.length > 1 && <Counter of={flat.length} />}
        <Around images={around} />
      </div>
      {flat.length > 1 && !saving && <Thumbnails images={flat} />}
    </GalleryFrame>
  )
}

type BigPictureProps = { image: VehicleImage; index: number; saving: boolean }

function BigPicture({ image, index, saving }: BigPictureProps) {
  return (
    <li
      id={`picture-${index + 1}`}
      // What lies far outside is not drawn, so that the browser fetches the next picture and not five.
      className="relative aspect-4/3 w-full shrink-0 snap-center not-first:[content-visibility:auto] print:not-first:hidden"
    >
      <Held when={saving} alt={image.alt}>
        <a
          href={image.full}
          aria-haspopup="dialog"
          data-full={index}
          data-size={`${image.width}x${image.height}`}
          data-drawn={image.drawn ? '' : undefined}
          className="block size-full focus-visible:-outline-offset-2"
        >
          <Picture
            src={image.detail}
            srcSet={srcSetOf(image)}
            sizes={MAIN_SIZES}
            width={image.width}
            height={image.height}
            alt={image.alt}
            eager={index === 0 && !saving}
            className="size-full object-contain"
          />
        </a>
      </Held>
      {image.drawn && (
        <p className={`${NOTE} pointer-events-none absolute bottom-3 left-3 mr-20 text-12`}>
          {words.drawingNote}
        </p>
      )}
    </li>
  )
}

/** Which picture of how many one sees. */
function Counter({ of }: { of: number }) {
  return (
    <p
      data-counter=""
      className={`${NOTE} scripted no-print pointer-events-none absolute right-3 bottom-3 text-12 whitespace-nowrap tabular-nums`}
    >
      1 / {of}
    </p>
  )
}

/** For those who save data a picture and its link wait until they are tapped. */
function Held({ when, alt, children }: { when: boolean; alt: string; children: ReactNode }) {
  return when ? <HeldPicture alt={alt}>{children}</HeldPicture> : children
}

const NOTE = 'rounded-control bg-surface px-2.5 py-1 text-soft'

const AROUND = { exterior_360: words.exterior360, interior_360: words.interior360 } as const

/** The ways into the pictures that were taken all around. */
function Around({ images }: { images: VehicleImage[] }) {
  return (
    <p className="no-print absolute top-3 right-3 flex flex-wrap justify-end gap-2">
      {images.map((image) => (
        <a
          key={image.id}
          href={image.full}
          aria-haspopup="dialog"
          data-around={image.detail}
          data-drawn={image.drawn ? '' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-13 font-semibold text-ink shadow-float hover:text-link"
        >
          <Icon name="rotate-3d" size={18} />
          {image.type === 'exterior_360' ? AROUND.exterior_360 : AROUND.interior_360}
        </a>
      ))}
    </p>
  )
}

/** On a phone the row is swiped and counted; thumbnails would only load every picture twice. */
function Thumbnails({ images }: { images: VehicleImage[] }) {
  return (
    <ul className="no-print mt-3 hidden gap-2 overflow-x-auto pb-1 sm:flex" aria-label={words.pictures}>
      {images.map((image, index) => (
        <li key={image.id} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            data-thumb={index}
            aria-current={index === 0 ? 'true' : undefined}
            className="block rounded-control border border-line aria-[current=true]:border-link aria-[current=true]:outline-1 aria-[current=true]:outline-link"
          >
            <Picture
              src={image.thumb}
              width={88}
              height={66}
              alt={words.picturePlace(image.type, index + 1)}
              className="aspect-4/3 w-18 rounded-control bg-plate object-contain sm:w-22"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Only for a mouse: fingers swipe. */
function Arrow({ step }: { step: 1 | -1 }) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={step > 0 ? words.nextPicture : words.previousPicture}
      className={`scripted no-print absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface text-ink shadow-float pointer-fine:group-data-[many]/gallery:inline-flex ${step > 0 ? 'right-3' : 'left-3'}`}
    >
      <Icon name={step > 0 ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}

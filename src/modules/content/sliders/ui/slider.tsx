import { useDataSaver } from '@/ui/offline/data-saver'
import type { PublicSlide } from '../rules/slide'
import { BannerView } from './banner-view'
import { DefaultSlide } from './default-slide'
import { SliderControls } from './slider-controls'
import * as words from './words'

const idOf = (place: number): string => `slide-${place + 1}`

const hasVideo = ({ config, mediaType, type }: PublicSlide): boolean =>
  type === 'CUSTOM_CONFIG' ? config?.backgroundVideo != null : mediaType === 'video'

/**
 * Slides in a row that is swiped or scrolled; with script, they also move on by themselves. All are as high as the tallest,
 * which is known before any picture arrives. Nothing without slides.
 */
export function Slider({ slides }: { slides: readonly PublicSlide[] }) {
  const isSaving = useDataSaver()
  if (slides.length === 0) return null
  const isMoving = slides.length > 1 || (slides.some(hasVideo) && !isSaving)
  return (
    <section data-slider="" aria-label={words.highlights} aria-roledescription="carousel">
      <ul
        data-slides=""
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, place) => (
          <li
            key={slide.id}
            id={idOf(place)}
            aria-roledescription="slide"
            aria-label={words.placeOf(place + 1, slides.length)}
            data-seconds={slide.duration}
            className="relative grid w-full shrink-0 snap-center"
          >
            <Slide slide={slide} place={place} saving={isSaving} />
          </li>
        ))}
      </ul>
      {isMoving && <SliderControls ids={slides.map((_, place) => idOf(place))} saving={isSaving} />}
    </section>
  )
}

type SlideProps = { slide: PublicSlide; place: number; saving: boolean }

function Slide({ place, saving, slide }: SlideProps) {
  if (slide.type === 'DEFAULT') return <DefaultSlide slide={slide} place={place} saving={saving} />
  return slide.config && <BannerView mode="page" config={slide.config} eager={place === 0} saving={saving} />
}

import { isOwnPath } from '@/kernel/markup/safe-links'
import { VisuallyHidden } from '@/ui/page-parts'
import { HeldPicture } from '@/ui/picture'
import type { PublicSlide } from '../rules/slide'
import { slidePictureShape } from '../rules/slide-picture-shape'
import { SlidePicture } from './slide-picture'
import { SlideVideo } from './slide-video'
import * as words from './words'

type Props = { slide: PublicSlide; place: number; saving: boolean }

/** A picture or video with a title: below it on a phone, else on a plate of its own, so that it can always be read. */
export function DefaultSlide({ slide, place, saving }: Props) {
  const { altText, href, subtitle, title } = slide
  return (
    <>
      <div
        className="relative col-start-1 row-start-1 aspect-(--phone-shape) max-h-[640px] w-full md:max-h-[clamp(320px,55vh,640px)] self-stretch overflow-hidden bg-plate md:aspect-(--shape)"
        style={slidePictureShape(slide.mediaWidth, slide.mediaHeight)}
      >
        <Media slide={slide} eager={place === 0} saving={saving} />
      </div>
      {(title || subtitle) && (
        <div className="mx-auto w-full max-w-page px-4 py-4 md:pointer-events-none md:col-start-1 md:row-start-1 md:self-end md:px-6 md:pb-8">
          <div className="relative max-w-[32rem] [overflow-wrap:anywhere] md:rounded-card md:border md:border-line md:bg-surface md:p-5">
            {title && <h2 className="text-25 md:text-31">{title}</h2>}
            {subtitle && <p className="mt-2 whitespace-pre-line text-soft">{subtitle}</p>}
          </div>
        </div>
      )}
      {href && (
        <a
          href={href.trim()}
          data-soft={isOwnPath(href) ? 'push' : undefined}
          className="absolute inset-0 focus-visible:-outline-offset-4"
        >
          <VisuallyHidden>{title || altText || words.moreAbout(place + 1)}</VisuallyHidden>
        </a>
      )}
    </>
  )
}

type MediaProps = { slide: PublicSlide; eager: boolean; saving: boolean }

/** For those who save data the picture waits until it is tapped, and a video is its still picture. */
function Media({ eager, saving, slide }: MediaProps) {
  const { altText, mediaHeight, mediaType, mediaUrl, mediaWidth, posterUrl } = slide
  const still = mediaType === 'video' ? posterUrl : mediaUrl
  if (still === null) return null
  const alt = altText ?? ''
  const picture = (
    <SlidePicture
      src={still}
      alt={alt}
      width={mediaWidth}
      height={mediaHeight}
      eager={eager && !saving}
      className="absolute inset-0 size-full object-cover"
    />
  )
  if (saving) return <HeldPicture alt={alt}>{picture}</HeldPicture>
  return (
    <>
      {picture}
      {mediaType === 'video' && mediaUrl !== null && <SlideVideo src={mediaUrl} />}
    </>
  )
}

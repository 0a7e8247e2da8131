import type { CSSProperties, ReactNode } from 'react'
import { isOwnPath } from '@/kernel/markup/safe-links'
import type {
  BannerConfig,
  BannerElement,
  ImageElement,
  LinkElement,
  TextElement,
} from '../rules/banner-config'
import {
  BACKGROUND_PICTURE,
  type BannerDevice,
  frameLook,
  frameStyle,
  frameVariables,
  gradientStyle,
  imageLook,
  isHiddenOn,
  linkBase,
  linkLook,
  placeStyle,
  placeVariables,
  textBase,
  textLook,
} from '../rules/banner-styles'
import { SlidePicture } from './slide-picture'
import { SlideVideo } from './slide-video'

/** Choose from the variables of `frameVariables`; no higher than leaves room for the words below it. */
const FRAME =
  'aspect-(--shape) w-[min(100%,calc(clamp(320px,55vh,640px)*var(--shape)))] max-md:aspect-(--phone-shape) max-md:w-[min(100%,calc(900px*var(--phone-shape)))]'
/** Choose from the variables of `placeVariables`. */
const PLACE =
  'absolute top-(--y) left-(--x) h-(--h) w-(--w) max-md:top-[var(--phone-y,var(--y))] max-md:left-[var(--phone-x,var(--x))] max-md:h-[var(--phone-h,var(--h))] max-md:w-[var(--phone-w,var(--w))]'
const WRITTEN =
  'text-[length:max(12px,calc(var(--size)*100cqw/var(--canvas)))] max-md:text-[length:max(12px,calc(var(--phone-size,var(--size))*100cqw/390))]'
const TEXT = `${PLACE} ${WRITTEN} [text-align:var(--align)] max-md:[text-align:var(--phone-align,var(--align))]`
const LINK = `${PLACE} ${WRITTEN} [justify-content:var(--justify)] max-md:[justify-content:var(--phone-justify,var(--justify))] hover:brightness-110`

/** On a page, the window's width decides what a banner is; on a canvas, the device that is edited. */
type Shown = { mode: 'page'; eager?: boolean; saving: boolean } | { mode: 'canvas'; device: BannerDevice }

type Props = Shown & { config: BannerConfig }

/**
 * A banner as readers see it. On a page its background fills what is around it, and its elements stand in the middle. On a canvas
 * nothing can be followed, and no style sheet of the storefront is needed.
 */
export function BannerView({ config, ...shown }: Props) {
  const { backgroundColor, ...frame } = frameLook(config)
  if (shown.mode === 'canvas')
    return (
      <div style={frameStyle(config, shown.device)}>
        <Layers config={config} shown={shown} />
        <Elements config={config} shown={shown} />
      </div>
    )
  return (
    <div className="relative grid size-full place-items-center overflow-hidden" style={{ backgroundColor }}>
      <Layers config={config} shown={shown} />
      <div className={FRAME} style={{ ...frame, ...frameVariables(config) }}>
        <Elements config={config} shown={shown} />
      </div>
    </div>
  )
}

type PartProps = { config: BannerConfig; shown: Shown }

/** What lies behind the elements. */
function Layers({ config, shown }: PartProps) {
  const gradient = gradientStyle(config.gradientOverlay)
  return (
    <>
      <Background config={config} shown={shown} />
      {gradient && <div style={gradient} />}
    </>
  )
}

const Elements = ({ config, shown }: PartProps) =>
  [...config.imageElements, ...config.textElements, ...config.linkElements].map((element) => (
    <Placed key={element.id} element={element} config={config} shown={shown} />
  ))

function Background({ config, shown }: PartProps) {
  const { backgroundAlt, backgroundImage, backgroundVideo } = config
  if (backgroundImage === null) return null
  if (shown.mode === 'canvas')
    return <img src={backgroundImage} alt={backgroundAlt} draggable={false} style={BACKGROUND_PICTURE} />
  if (shown.saving) return null
  return (
    <>
      <SlidePicture
        src={backgroundImage}
        alt={backgroundAlt}
        width={null}
        height={null}
        eager={shown.eager}
        style={BACKGROUND_PICTURE}
      />
      {backgroundVideo !== null && <SlideVideo src={backgroundVideo} />}
    </>
  )
}

type PlacedProps<T> = { element: T; config: BannerConfig; shown: Shown }

/** An element in its place. */
function Placed({ element, config, shown }: PlacedProps<BannerElement>): ReactNode {
  if (shown.mode === 'canvas') {
    if (isHiddenOn(element, shown.device)) return null
    return (
      <div style={placeStyle(element, shown.device)}>
        <BannerElementView element={element} config={config} device={shown.device} />
      </div>
    )
  }
  if ('src' in element) return <PlacedImage element={element} config={config} shown={shown} />
  const variables = placeVariables(element)
  const hidden = element.phone?.isHidden ? ' max-md:hidden!' : ''
  if ('text' in element) {
    const { tag: Tag, text } = element
    return (
      <Tag className={TEXT + hidden} style={{ ...textBase(element), ...variables }}>
        {text}
      </Tag>
    )
  }
  return <PlacedLink element={element} hidden={hidden} variables={variables} />
}

function PlacedImage({ element, config, shown }: PlacedProps<ImageElement>) {
  if (shown.mode === 'page' && shown.saving) return null
  return (
    <div
      className={element.phone?.isHidden ? `${PLACE} max-md:hidden` : PLACE}
      style={placeVariables(element)}
    >
      <SlidePicture
        src={element.src}
        alt={element.alt}
        width={null}
        height={null}
        sizes={`${Math.ceil(element.width)}vw`}
        style={imageLook(element, config)}
      />
    </div>
  )
}

type LinkProps = { element: LinkElement; hidden: string; variables: CSSProperties }

function PlacedLink({ element, hidden, variables }: LinkProps) {
  const { href, label, newTab } = element
  return (
    <a
      href={href.trim()}
      data-soft={isOwnPath(href) && !newTab ? 'push' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      className={LINK + hidden}
      style={{ ...linkBase(element), ...variables }}
    >
      {label}
    </a>
  )
}

type ElementProps = { element: BannerElement; config: BannerConfig; device: BannerDevice }

/** An element without its place, as a canvas shows it: it fills what is around it. */
export function BannerElementView({ element, config, device }: ElementProps) {
  if ('src' in element)
    return <img src={element.src} alt={element.alt} draggable={false} style={imageLook(element, config)} />
  if ('text' in element) return <CanvasText element={element} config={config} device={device} />
  return (
    <span style={{ ...linkLook(element, config, device), width: '100%', height: '100%' }}>
      {element.label}
    </span>
  )
}

/** Not a heading of the screen that shows it. */
const CanvasText = ({ element, config, device }: ElementProps & { element: TextElement }) => (
  <p style={textLook(element, config, device)}>{element.text}</p>
)

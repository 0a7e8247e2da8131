import {
  type BannerConfig,
  type BannerElement,
  type Box,
  type GradientOverlay,
  type Hex,
  type ImageElement,
  type LinkElement,
  PHONE_CANVAS,
  type TextElement,
} from './banner-config'

/**
 * The looks of a banner as style objects, the same on pages and on the canvas. A banner has colors of its own, which do not
 * follow the theme. Sizes of texts are relative to the width of the nearest `frameStyle`.
 */

/** Below this width a page shows what a banner is on a phone; Tailwind's `max-md`. */
export const PHONE_BELOW = '48rem'

/** No text is smaller, in pixels. */
const SMALLEST = 12
/** On a phone, what has no size of its own there is no larger, in pixels of the phone's canvas. */
export const LARGEST_INHERITED = 24
/** The least height and width of what is tapped, in pixels. */
const TARGET = 44

export type BannerDevice = 'desktop' | 'phone'

/** The size of a banner's canvas, in pixels. */
export const canvasSize = (config: BannerConfig, device: BannerDevice): { width: number; height: number } =>
  device === 'phone'
    ? { width: PHONE_CANVAS.width, height: config.phone?.height ?? PHONE_CANVAS.height.initial }
    : { width: config.width, height: config.height }

/** What surrounds all of a banner: as wide as its place, and as high as that makes it. */
export const frameStyle = (config: BannerConfig, device: BannerDevice) => {
  const { height, width } = canvasSize(config, device)
  return { ...frameLook(config), aspectRatio: `${width} / ${height}` }
}

/** The frame without its shape, which a page sets by `frameVariables`. */
export const frameLook = ({ backgroundColor }: BannerConfig) =>
  ({ position: 'relative', overflow: 'hidden', containerType: 'inline-size', backgroundColor }) as const

/** What fills the whole frame: the picture or the video behind, and the gradient over it. */
export const LAYER = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const BACKGROUND_PICTURE = { ...LAYER, objectFit: 'cover' } as const

/** The gradient over the picture; null while there is none. */
export function gradientStyle({ colors, direction, enabled, opacity, type }: GradientOverlay) {
  if (!enabled) return null
  const stops = colors.map(({ color, stop }) => `${color} ${stop}%`).join(', ')
  const backgroundImage =
    type === 'radial'
      ? `radial-gradient(circle at ${direction}, ${stops})`
      : `linear-gradient(${direction}, ${stops})`
  return { ...LAYER, backgroundImage, opacity, pointerEvents: 'none' } as const
}

const onPhone = <K extends keyof Box>(element: BannerElement, key: K): number =>
  element.phone?.[key] ?? element[key]

/** Where an element is on a device, in percent of the canvas. */
export const boxOf = (element: BannerElement, device: BannerDevice): Box =>
  device === 'phone'
    ? {
        x: onPhone(element, 'x'),
        y: onPhone(element, 'y'),
        width: onPhone(element, 'width'),
        height: onPhone(element, 'height'),
      }
    : { x: element.x, y: element.y, width: element.width, height: element.height }

/** The place of an element in its frame. */
export function placeStyle(element: BannerElement, device: BannerDevice) {
  const { height, width, x, y } = boxOf(element, device)
  return {
    position: 'absolute',
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    height: `${height}%`,
  } as const
}

/** Whether an element is left out on a device. */
export const isHiddenOn = ({ phone }: BannerElement, device: BannerDevice): boolean =>
  device === 'phone' && phone?.isHidden === true

/** In pixels of the device's canvas. On a phone, a size that nobody set there is `LARGEST_INHERITED` or less. */
export function fontSizeOn(element: TextElement | LinkElement, device: BannerDevice): number {
  if (device === 'desktop') return element.fontSize
  return element.phone?.fontSize ?? Math.min(element.fontSize, LARGEST_INHERITED)
}

const scaled = (pixels: number, canvas: number): string =>
  `max(${SMALLEST}px, calc(${pixels} * 100cqw / ${canvas}))`

export const imageLook = ({ fit, opacity, radius }: ImageElement, { width }: BannerConfig) =>
  ({
    display: 'block',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: fit,
    opacity,
    borderRadius: radius === 0 ? undefined : `calc(${radius} * 100cqw / ${width})`,
  }) as const

/** What of a text does not depend on the device. */
export const textBase = ({ color, fontWeight, lineHeight }: TextElement) =>
  ({
    margin: 0,
    color,
    fontWeight,
    lineHeight,
    letterSpacing: 'normal',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }) as const

/** A text on a device: what it is written with, without its place. */
export const textLook = (element: TextElement, config: BannerConfig, device: BannerDevice) => ({
  ...textBase(element),
  fontSize: scaled(fontSizeOn(element, device), canvasSize(config, device).width),
  textAlign: (device === 'phone' ? element.phone?.align : undefined) ?? element.align,
})

type Variant = { color: Hex; backgroundColor: string; borderColor: string }
const WHITE: Hex = '#ffffff'
const INK: Hex = '#13203a'

/** Every one but `ghost` can be read on whatever is behind it. */
export const VARIANT_COLORS: Record<LinkElement['variant'], Variant> = {
  default: { color: WHITE, backgroundColor: '#c8371b', borderColor: 'transparent' },
  outline: { color: WHITE, backgroundColor: '#13203acc', borderColor: WHITE },
  ghost: { color: WHITE, backgroundColor: 'transparent', borderColor: 'transparent' },
  destructive: { color: WHITE, backgroundColor: '#9c1f1f', borderColor: 'transparent' },
  secondary: { color: INK, backgroundColor: '#f2eee5', borderColor: 'transparent' },
}

/** What of a link does not depend on the device. */
export function linkBase({ color, display, variant }: LinkElement) {
  const common = {
    display: 'flex',
    boxSizing: 'border-box',
    alignItems: 'center',
    minWidth: `${TARGET}px`,
    minHeight: `${TARGET}px`,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  } as const
  if (display === 'link') return { ...common, color: color ?? WHITE, textDecoration: 'underline' } as const
  return {
    ...common,
    ...VARIANT_COLORS[variant],
    justifyContent: 'center',
    padding: '0 0.75em',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: '6px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  } as const
}

const JUSTIFIED = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** A link on a device: what it is written with, without its place. */
export function linkLook(element: LinkElement, config: BannerConfig, device: BannerDevice) {
  const base = linkBase(element)
  const align = device === 'phone' ? element.phone?.align : undefined
  return {
    ...base,
    ...(align && { justifyContent: JUSTIFIED[align] }),
    fontSize: scaled(fontSizeOn(element, device), canvasSize(config, device).width),
  }
}

/** The shape of a banner on both devices, for classes of a page to choose from. */
export const frameVariables = (config: BannerConfig) => {
  const desktop = canvasSize(config, 'desktop')
  const phone = canvasSize(config, 'phone')
  return {
    '--shape': `${desktop.width} / ${desktop.height}`,
    '--phone-shape': `${phone.width} / ${phone.height}`,
    '--canvas': desktop.width,
  }
}

/** The place and size of an element on both devices, for classes of a page; a phone's only where they differ. */
export function placeVariables(element: BannerElement): Record<`--${string}`, string | number> {
  const desktop = { ...varied(element, 'desktop') }
  const phone = Object.entries(varied(element, 'phone')).filter(([key, value]) => value !== desktop[key])
  return {
    ...Object.fromEntries(Object.entries(desktop).map(([key, value]) => [`--${key}`, value])),
    ...Object.fromEntries(phone.map(([key, value]) => [`--phone-${key}`, value])),
  }
}

/** What may differ between devices, by the name of its variable. */
function varied(element: BannerElement, device: BannerDevice): Record<string, string | number> {
  const { height, width, x, y } = boxOf(element, device)
  const align = (device === 'phone' ? element.phone?.align : undefined) ?? alignOf(element)
  return {
    x: `${x}%`,
    y: `${y}%`,
    w: `${width}%`,
    h: `${height}%`,
    ...('fontSize' in element && { size: fontSizeOn(element, device) }),
    ...(align && ('text' in element ? { align } : { justify: JUSTIFIED[align] })),
  }
}

/** Where the words of an element stand unless a phone has its own. */
function alignOf(element: BannerElement): TextElement['align'] | undefined {
  if ('text' in element) return element.align
  if ('label' in element) return element.display === 'link' ? 'left' : 'center'
  return undefined
}

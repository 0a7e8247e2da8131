/** A number of percent of the canvas with at most two decimals. */
export type Percent = number
/** '#rrggbb' or '#rrggbbaa', in lower case. */
export type Hex = string
/** Where an element is: all of it in percent of the canvas's width or height. */
export type Box = { x: Percent; y: Percent; width: Percent; height: Percent }

export const ALIGNS = ['left', 'center', 'right'] as const
export type Align = (typeof ALIGNS)[number]

/** What differs on a phone; what is as on the desktop has no key, and without any key there is no object. */
export type PhoneBox = Partial<Box> & { fontSize?: number; align?: Align; isHidden?: boolean }

/** The order of a list is that of painting: images first, then texts, then links. */
type Placed = Box & {
  /** `ELEMENT_ID`, once in a banner. */
  id: string
  phone?: PhoneBox
}

export const FITS = ['contain', 'cover'] as const
export type ImageElement = Placed & {
  /** '/media/…'; a call may send the path of an upload. */
  src: string
  alt: string
  fit: (typeof FITS)[number]
  /** In pixels of the canvas. */
  radius: number
  /** From 0 to 1. */
  opacity: number
}

export const TEXT_TAGS = ['h2', 'p'] as const
export const FONT_WEIGHTS = [400, 500, 600, 700] as const
export type TextElement = Placed & {
  /** Plain, with line breaks. */
  text: string
  tag: (typeof TEXT_TAGS)[number]
  /** In pixels at the width of the canvas. */
  fontSize: number
  fontWeight: (typeof FONT_WEIGHTS)[number]
  color: Hex
  align: Align
  lineHeight: number
}

export const LINK_DISPLAYS = ['button', 'link'] as const
export const LINK_VARIANTS = ['default', 'outline', 'ghost', 'destructive', 'secondary'] as const
export type LinkElement = Placed & {
  label: string
  href: string
  display: (typeof LINK_DISPLAYS)[number]
  /** Ignored for display 'link'. */
  variant: (typeof LINK_VARIANTS)[number]
  fontSize: number
  /** Only for display 'link'. */
  color?: Hex
  newTab: boolean
}

export type BannerElement = ImageElement | TextElement | LinkElement

export const GRADIENT_TYPES = ['linear', 'radial'] as const
export type GradientColor = { color: Hex; stop: Percent }
export type GradientOverlay = {
  enabled: boolean
  type: (typeof GRADIENT_TYPES)[number]
  /** A side, a corner or an angle if linear, the centre if radial (`isGradientDirection`). */
  direction: string
  /** With ascending stops. */
  colors: GradientColor[]
  /** From 0 to 1. */
  opacity: number
}

/** A whole banner, as stored and as sent to readers. */
export type BannerConfig = {
  /** Of the canvas, in pixels. */
  width: number
  height: number
  backgroundColor: Hex
  backgroundImage: string | null
  backgroundAlt: string
  /** Shown over the image, which is its still picture. */
  backgroundVideo: string | null
  gradientOverlay: GradientOverlay
  imageElements: ImageElement[]
  textElements: TextElement[]
  linkElements: LinkElement[]
  /** What differs on a phone. */
  phone?: { height?: number }
}

/** Of a whole banner. `bytes` are those of the canonical JSON (`writeBanner`), `decimals` those of any number. */
export const BANNER_LIMITS = {
  width: { min: 320, max: 3_840, initial: 1_440 },
  height: { min: 80, max: 2_160, initial: 480 },
  position: { min: -50, max: 150 },
  size: { min: 1, max: 200 },
  fontSize: { min: 8, max: 200, initial: 32 },
  lineHeight: { min: 1, max: 2, initial: 1.2 },
  radius: { min: 0, max: 200 },
  imageElements: 12,
  textElements: 12,
  linkElements: 6,
  colors: { min: 2, max: 8 },
  text: 300,
  label: 60,
  alt: 200,
  bytes: 64 * 1_024,
  decimals: 2,
} as const

/** The canvas on a phone, in pixels. */
export const PHONE_CANVAS = { width: 390, height: { min: 120, max: 900, initial: 360 } } as const

/** What stands behind a banner's texts while it has no picture. */
export const BANNER_BACKGROUND: Hex = '#13203a'

export const ELEMENT_ID = /^[a-z0-9]{8}$/
const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/
const ANGLE = /^(\d{1,3})deg$/

/** Sides, corners and the centre, the places that a gradient runs to or begins at. */
export const GRADIENT_PLACES = [
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
  'top left',
] as const

/** Whether it is a colour of a banner, in its only form. */
export const isHex = (text: string): boolean => HEX.test(text)

/** Whether a gradient of this type can run that way: 'to top right' or '45deg' if linear, 'top right' or 'center' if radial. */
export function isGradientDirection(type: GradientOverlay['type'], direction: string): boolean {
  const places: readonly string[] = GRADIENT_PLACES
  if (type === 'radial') return direction === 'center' || places.includes(direction)
  const degrees = ANGLE.exec(direction)?.[1]
  if (degrees !== undefined) return Number(degrees) <= 360
  return direction.startsWith('to ') && places.includes(direction.slice(3))
}

/** Every element of a banner, each with its path. */
export const elementsOf = (config: BannerConfig): { path: string; element: BannerElement }[] =>
  (['imageElements', 'textElements', 'linkElements'] as const).flatMap((list) =>
    config[list].map((element, index) => ({ path: `${list}.${index}`, element })),
  )

/** The addresses of the pictures that a banner shows, each once. */
export const bannerPictures = ({ backgroundImage, imageElements }: BannerConfig): string[] => [
  ...new Set([
    ...(backgroundImage === null ? [] : [backgroundImage]),
    ...imageElements.map(({ src }) => src),
  ]),
]

import {
  BANNER_BACKGROUND,
  BANNER_LIMITS,
  type BannerConfig,
  type Box,
  type GradientOverlay,
  type ImageElement,
  type LinkElement,
  type TextElement,
} from './banner-config'

type Optional<T, K extends keyof T> = Partial<T> & Pick<T, K>

/** A banner as a call may send it: what is missing gets the value that a new one has. */
export type BannerDraft = Partial<
  Omit<BannerConfig, 'gradientOverlay' | 'imageElements' | 'textElements' | 'linkElements'>
> & {
  gradientOverlay?: Partial<GradientOverlay>
  imageElements?: Optional<ImageElement, 'src'>[]
  textElements?: Optional<TextElement, 'text'>[]
  linkElements?: Optional<LinkElement, 'label' | 'href'>[]
}

const BOX = { x: 10, y: 10, width: 40, height: 20 } satisfies Box

const GRADIENT: GradientOverlay = {
  enabled: false,
  type: 'linear',
  direction: 'to bottom',
  colors: [
    { color: '#00000000', stop: 0 },
    { color: '#000000', stop: 100 },
  ],
  opacity: 0.5,
}

const { fontSize, height, lineHeight, width } = BANNER_LIMITS
const IMAGE = { ...BOX, alt: '', fit: 'contain', radius: 0, opacity: 1 } as const
const TEXT = {
  ...BOX,
  tag: 'p',
  fontSize: fontSize.initial,
  fontWeight: 400,
  color: '#ffffff',
  align: 'left',
  lineHeight: lineHeight.initial,
} as const
const LINK = {
  ...BOX,
  height: 12,
  display: 'button',
  variant: 'default',
  fontSize: 16,
  newTab: false,
} as const

/** Gives an id to each element that has none: the first number that no other one has, so that the result is always the same. */
function withIds<T extends { id?: string }>(
  elements: readonly T[],
  taken: Set<string>,
): (T & { id: string })[] {
  let next = 1
  return elements.map((element) => {
    if (element.id !== undefined) return { ...element, id: element.id }
    while (taken.has(numbered(next))) next += 1
    const id = numbered(next)
    taken.add(id)
    return { ...element, id }
  })
}

const numbered = (count: number): string => `e${String(count).padStart(7, '0')}`

/** What goes without saying: a radial gradient has its own first direction. */
const gradient = (given: Partial<GradientOverlay> = {}): GradientOverlay => ({
  ...GRADIENT,
  ...(given.type === 'radial' && { direction: 'center' }),
  ...given,
})

/** A whole banner from what is given of it. */
export function bannerWithDefaults(given: BannerDraft = {}): BannerConfig {
  const { gradientOverlay, imageElements = [], linkElements = [], textElements = [], ...rest } = given
  const taken = new Set([...imageElements, ...textElements, ...linkElements].flatMap(({ id }) => id ?? []))
  return {
    width: width.initial,
    height: height.initial,
    backgroundColor: BANNER_BACKGROUND,
    backgroundImage: null,
    backgroundAlt: '',
    backgroundVideo: null,
    ...rest,
    gradientOverlay: gradient(gradientOverlay),
    imageElements: withIds(imageElements, taken).map((image) => ({ ...IMAGE, ...image })),
    textElements: withIds(textElements, taken).map((text) => ({ ...TEXT, ...text })),
    linkElements: withIds(linkElements, taken).map((link) => ({ ...LINK, ...link })),
  }
}

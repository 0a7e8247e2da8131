import { BANNER_LIMITS, type BannerConfig, type PhoneBox } from './banner-config'

const FACTOR = 10 ** BANNER_LIMITS.decimals

/** A number as a banner stores it: two decimals, and no zero with a sign. */
export const bannerNumber = (value: number): number => Math.round(value * FACTOR) / FACTOR + 0

const BOX = ['x', 'y', 'width', 'height'] as const
const PHONE = [...BOX, 'fontSize', 'align', 'isHidden'] as const
const PLACED = ['id', ...BOX] as const
const IMAGE = [...PLACED, 'src', 'alt', 'fit', 'radius', 'opacity', 'phone'] as const
const TEXT = [
  ...PLACED,
  'text',
  'tag',
  'fontSize',
  'fontWeight',
  'color',
  'align',
  'lineHeight',
  'phone',
] as const
const LINK = [
  ...PLACED,
  'label',
  'href',
  'display',
  'variant',
  'fontSize',
  'color',
  'newTab',
  'phone',
] as const
const GRADIENT = ['enabled', 'type', 'direction', 'colors', 'opacity'] as const
const BANNER = [
  'width',
  'height',
  'backgroundColor',
  'backgroundImage',
  'backgroundAlt',
  'backgroundVideo',
  'gradientOverlay',
  'imageElements',
  'textElements',
  'linkElements',
  'phone',
] as const

/** An object with these keys alone, in this order, with numbers rounded; absent ones are left out. */
function inOrder<T extends object, K extends keyof T & string>(given: T, keys: readonly K[]): T {
  const entries = keys.flatMap((key) => {
    const value = given[key]
    if (value === undefined) return []
    return [[key, typeof value === 'number' ? bannerNumber(value) : value] as const]
  })
  return Object.fromEntries(entries) as T
}

/** What differs on a phone; nothing if nothing does. */
function phoneOf<T extends object>(phone: T | undefined, keys: readonly (keyof T & string)[]): T | undefined {
  const written = phone && inOrder(phone, keys)
  return written && Object.keys(written).length > 0 ? written : undefined
}

const elements = <T extends { phone?: PhoneBox }>(
  list: readonly T[],
  keys: readonly (keyof T & string)[],
): T[] => list.map((element) => inOrder({ ...element, phone: phoneOf(element.phone, PHONE) }, keys))

/** A banner in its only form: equal ones have equal keys in the same order, and so equal JSON. */
export const canonicalBanner = (config: BannerConfig): BannerConfig =>
  inOrder(
    {
      ...config,
      gradientOverlay: inOrder(
        {
          ...config.gradientOverlay,
          colors: config.gradientOverlay.colors.map((color) => inOrder(color, ['color', 'stop'])),
        },
        GRADIENT,
      ),
      imageElements: elements(config.imageElements, IMAGE),
      textElements: elements(config.textElements, TEXT),
      linkElements: elements(config.linkElements, LINK),
      phone: phoneOf(config.phone, ['height']),
    },
    BANNER,
  )

import { z } from 'zod'
import { filledArea, freeText } from '@/input/fields'
import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import { URL_MAX } from '@/kernel/markup/safe-links'
import {
  ALIGNS,
  BANNER_LIMITS,
  type BannerConfig,
  ELEMENT_ID,
  FITS,
  FONT_WEIGHTS,
  GRADIENT_TYPES,
  isHex,
  LINK_DISPLAYS,
  LINK_VARIANTS,
  PHONE_CANVAS,
  TEXT_TAGS,
} from '../rules/banner-config'
import { bannerWithDefaults } from '../rules/banner-defaults'
import { canonicalBanner } from '../rules/canonical-banner'
import { bannerIssues } from '../rules/check-banner'
import { isSlideLink } from '../rules/is-slide-link'
import { SLIDE_MESSAGES } from '../rules/slide'

const limits = BANNER_LIMITS

const between = (label: string, { max, min }: { min: number; max: number }) =>
  z
    .number({ error: `${label} must be a number` })
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be ${max.toLocaleString('en-US')} or less`)

const whole = (label: string, bounds: { min: number; max: number }) =>
  between(label, bounds).refine(Number.isInteger, `${label} must be a whole number`)

const oneOf = <const T extends string>(label: string, values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `${label} must be one of ${values.join(', ')}` })

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` })

const hex = (label: string) =>
  z
    .string({ error: `${label} must be a colour` })
    .toLowerCase()
    .refine(isHex, `${label} must be a colour such as #13203a`)

/** An address of a file of ours, or the path of an upload that becomes one. Whether there is such a file, the operation finds out. */
const ownFile = (message: string) =>
  z
    .string({ error: message })
    .max(URL_MAX, message)
    .refine((text) => /^(?:\/media\/[^/\\?#\s]+|[a-z-]+\/\d+_[^/\\?#\s]+)$/.test(text), message)

const link = z
  .string({ error: 'Address is required' })
  .max(URL_MAX, { error: SLIDE_MESSAGES.link, abort: true })
  .refine(isSlideLink, SLIDE_MESSAGES.link)

const strict = <T extends z.ZodRawShape>(label: string, shape: T) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'invalid_type' ? `${label} must be an object` : undefined),
  })

const list = <T extends z.ZodType>(label: string, item: T, max: number) =>
  z.array(item, { error: `${label} must be a list` }).max(max, `${label}: at most ${max}`)

const box = {
  x: between('Position', limits.position),
  y: between('Position', limits.position),
  width: between('Width', limits.size),
  height: between('Height', limits.size),
}
const fontSize = between('Font size', limits.fontSize)
const align = oneOf('Alignment', ALIGNS)
const opacity = between('Opacity', { min: 0, max: 1 })

const phone = strict('Phone', { ...box, fontSize, align, isHidden: flag('Hidden') }).partial()

const id = z
  .string({ error: 'Id must be text' })
  .regex(ELEMENT_ID, 'Id must be eight small letters or digits')

/** What may be missing gets its value from `bannerWithDefaults`. */
const placed = strict('Element', { id, ...box, phone }).partial()

const imageElement = placed.extend({
  src: ownFile(SLIDE_MESSAGES.notOurPicture),
  alt: freeText('Description', limits.alt).optional(),
  fit: oneOf('Fit', FITS).optional(),
  radius: between('Radius', limits.radius).optional(),
  opacity: opacity.optional(),
})

/** A union, because the document of calls names only the first value of a literal. */
const fontWeight = z.union(
  FONT_WEIGHTS.map((weight) => z.literal(weight)),
  { error: `Font weight must be one of ${FONT_WEIGHTS.join(', ')}` },
)

const textElement = placed.extend({
  text: filledArea('Text', limits.text),
  tag: oneOf('Tag', TEXT_TAGS).optional(),
  fontSize: fontSize.optional(),
  fontWeight: fontWeight.optional(),
  color: hex('Colour').optional(),
  align: align.optional(),
  lineHeight: between('Line height', limits.lineHeight).optional(),
})

const linkElement = placed.extend({
  label: freeText('Label', limits.label).min(1, 'Label is required'),
  href: link,
  display: oneOf('Display', LINK_DISPLAYS).optional(),
  variant: oneOf('Variant', LINK_VARIANTS).optional(),
  fontSize: fontSize.optional(),
  color: hex('Colour').optional(),
  newTab: flag('New tab').optional(),
})

const gradientColor = strict('Colour', {
  color: hex('Colour'),
  stop: between('Stop', { min: 0, max: 100 }),
})

const gradientOverlay = strict('Gradient', {
  enabled: flag('Enabled'),
  type: oneOf('Type', GRADIENT_TYPES),
  direction: freeText('Direction', 40),
  colors: list('Colours', gradientColor, limits.colors.max).min(
    limits.colors.min,
    'Choose at least two colours',
  ),
  opacity,
}).partial()

/** A banner as a call sends it, made whole: `{}` is an empty one. Unknown keys are refused by their path. */
export const bannerInput = strict('Banner', {
  width: whole('Width', limits.width),
  height: whole('Height', limits.height),
  backgroundColor: hex('Background colour'),
  backgroundImage: ownFile(SLIDE_MESSAGES.notOurPicture).nullable(),
  backgroundAlt: freeText('Description', limits.alt),
  backgroundVideo: ownFile(SLIDE_MESSAGES.notOurVideo).nullable(),
  gradientOverlay,
  imageElements: list('Pictures', imageElement, limits.imageElements),
  textElements: list('Texts', textElement, limits.textElements),
  linkElements: list('Links', linkElement, limits.linkElements),
  phone: strict('Phone', { height: whole('Height', PHONE_CANVAS.height).optional() }),
})
  .partial()
  .transform((given, context): BannerConfig => {
    const banner = canonicalBanner(bannerWithDefaults(given))
    for (const { message, path } of bannerIssues(banner))
      context.issues.push({
        code: 'custom',
        message,
        path: path.split('.').filter(Boolean),
        input: given,
      })
    return banner
  })
  .meta({ id: 'BannerInput' })

/** A banner from outside, in its only form, or what is wrong with it at each path. */
export function readBanner(given: unknown): { banner: BannerConfig } | { issues: Issue[] } {
  const parsed = bannerInput.safeParse(given)
  return parsed.success ? { banner: parsed.data } : { issues: issuesOf(parsed.error) }
}

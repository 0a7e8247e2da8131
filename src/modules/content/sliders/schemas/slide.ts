import { z } from 'zod'
import { idField, optionalArea, optionalId, optionalText } from '@/input/fields'
import { choiceQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { MEDIA_TYPES, PLACEMENTS, SLIDE_LIMITS, SLIDE_TYPES } from '../rules/slide'
import { bannerInput } from './banner'

const { duration, position } = SLIDE_LIMITS
const oneOf = <const T extends string>(label: string, values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `${label} must be one of ${values.join(', ')}` })

const whole = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} must be a number` })
    .refine(Number.isInteger, `${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be ${max} or less`)

const fields = {
  /** An address of a picture or video of ours, or the path of an upload. */
  mediaUrl: optionalText('Picture', URL_MAX),
  mediaType: oneOf('Media type', MEDIA_TYPES).optional(),
  /** The still picture of a video, in the same forms. */
  posterUrl: optionalText('Still picture', URL_MAX),
  config: bannerInput.nullish(),
  title: optionalText('Title', SLIDE_LIMITS.title),
  subtitle: optionalArea('Subtitle', SLIDE_LIMITS.subtitle),
  duration: whole('Duration', duration.min, duration.max).optional(),
  altText: optionalText('Description of the picture', SLIDE_LIMITS.altText),
  href: optionalText('Link', URL_MAX),
  placement: oneOf('Placement', PLACEMENTS).optional(),
  topicPageId: optionalId('Topic page'),
  position: whole('Position', 0, position).optional(),
}

/** A new slide, disabled until it is enabled by its own call. */
export const slideInput = z.strictObject({ type: oneOf('Type', SLIDE_TYPES), ...fields })

/** Changed fields of a slide; the rules apply to the whole one once they are merged in. */
export const slidePatch = slideInput.partial()

/** The slides of one place in their new order, each once. */
export const slideOrder = z.strictObject({
  ids: z
    .array(idField('Slide'), { error: 'Slides must be a list of ids' })
    .min(1, 'Choose at least one slide')
    .max(position + 1, `At most ${position + 1} slides at a time`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each slide only once'),
})

export const slideQuery = pageQuery().extend({
  type: choiceQuery('type', SLIDE_TYPES),
  placement: choiceQuery('placement', PLACEMENTS),
  enabled: flagQuery('enabled'),
  title: textQuery('title'),
  topicPageId: wholeQuery('topicPageId', 1),
})
export type SlideQuery = z.output<typeof slideQuery>

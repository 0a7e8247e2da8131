import { z } from 'zod'
import { optionalFlag, optionalId, optionalText, requiredText } from '@/input/fields'
import { dateQuery, flagQuery, pageQuery, textQuery } from '@/input/list-query-fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { DEFAULT_TAG_COLOR, TAG_NAME_MAX, TAG_PAGE_SIZE } from '../rules/list-limits'
import { TAG_MESSAGES, validateTag } from '../rules/tag'

const shape = z.strictObject({
  name: requiredText('Tag name', TAG_NAME_MAX, { missing: TAG_MESSAGES.nameRequired }),
  color: z.string({ error: TAG_MESSAGES.colorInvalid }).default(DEFAULT_TAG_COLOR),
  /** Accepted because the form sends it; the server derives its own from the name. */
  route: optionalText('Route', URL_MAX),
  showOnHomepage: optionalFlag('Show on homepage'),
  featuredImageUrl: optionalText('Featured image', URL_MAX),
  featuredImage: optionalId('Featured image'),
})

/** A new tag, with every rule that needs no database. */
export const tagInput = shape.superRefine((tag, context) => {
  for (const { path, message } of validateTag(tag))
    context.addIssue({ code: 'custom', path: [path], message })
})

/** Changed fields of a tag; the rules apply to the whole tag once they are merged in. */
export const tagPatch = shape.extend({ color: z.string({ error: TAG_MESSAGES.colorInvalid }) }).partial()

export const tagQuery = pageQuery({ defaultLimit: TAG_PAGE_SIZE }).extend({
  name: textQuery('name'),
  operator: textQuery('operator'),
  date: dateQuery('date'),
})

/** The public list, optionally limited to the home page's tags. */
export const publicTagQuery = z.object({ showOnHomepage: flagQuery('showOnHomepage') })

export type TagInput = z.infer<typeof tagInput>
export type TagPatch = z.infer<typeof tagPatch>

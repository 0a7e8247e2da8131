import { z } from 'zod'
import { optionalArea, optionalFlag, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { langQuery } from '@/modules/content/publishing/schemas/language-query'
import {
  FOOTER_COLUMNS,
  type FooterColumn,
  TOPIC_LIMITS,
  TOPIC_MESSAGES,
  validateTopicPage,
} from '../rules/topic-page'

const COLUMNS = FOOTER_COLUMNS.map(({ value }) => value) as [FooterColumn, ...FooterColumn[]]

const shape = z.strictObject({
  title: optionalText('Title', TOPIC_LIMITS.title),
  route: optionalText('Route', TOPIC_LIMITS.route),
  excerpt: optionalArea('Excerpt', TOPIC_LIMITS.excerpt),
  /** As the editor stores it, as HTML, or plain; read by the operation. */
  content: z.unknown().optional(),
  published: optionalFlag('Published'),
  footerColumn: z.enum(COLUMNS, { error: `Footer column must be one of ${COLUMNS.join(', ')}` }).nullish(),
  parentId: optionalId('Parent page'),
  position: z.number({ error: 'Position must be a number' }).nullish(),
  showInHeader: optionalFlag('Show in the header'),
  showInAdditionalPlan: optionalFlag('Show in the additional plan'),
  metaTitle: optionalText('Meta title', TOPIC_LIMITS.metaTitle),
  metaDescription: optionalText('Meta description', TOPIC_LIMITS.metaDescription),
})

/**
 * A new page, with every rule that needs no database; a draft may be incomplete. A route that is missing is made from the
 * title.
 */
export const topicInput = shape.superRefine(({ published, ...page }, context) => {
  const issues = validateTopicPage({ ...page, _status: published ? 'published' : 'draft' })
  addIssues(
    issues.filter(({ message }) => page.route || message !== TOPIC_MESSAGES.routeRequired),
    context,
  )
})

/** Changed fields of a page; the rules apply to the whole page once they are merged in. */
export const topicPatch = shape.partial()

export const topicQuery = pageQuery().extend({
  title: textQuery('title'),
  route: textQuery('route'),
  published: flagQuery('published'),
  footerColumn: textQuery('footerColumn'),
  position: wholeQuery('position'),
  showInAdditionalPlan: flagQuery('showInAdditionalPlan'),
  ...langQuery,
})

export type TopicQuery = z.output<typeof topicQuery>

/** The public list, optionally limited to a footer column or to the header. */
export const topicLinksQuery = z.object({
  footerColumn: textQuery('footerColumn'),
  showInHeader: flagQuery('showInHeader'),
})

export type TopicInput = z.infer<typeof topicInput>
export type TopicPatch = z.infer<typeof topicPatch>

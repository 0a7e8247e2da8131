import { z } from 'zod'
import { looseText, optionalFlag, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import {
  choiceQuery,
  dateQuery,
  flagQuery,
  pageQuery,
  textQuery,
  wholeQuery,
} from '@/input/list-query-fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { langQuery } from '@/modules/content/publishing/schemas/language-query'
import { LATEST_MAX, POST_ROUTE_MAX, RECENT_POSTS } from '../rules/blog-limits'
import { POST_STATUSES, postIssues } from '../rules/post'

const TAG_ERROR = 'Tags must be a list of names'
const tagOfPost = z.union([z.string(), z.int().min(1).max(2_147_483_647)], { error: TAG_ERROR })

const shape = z.strictObject({
  title: looseText(),
  /** By name or id. */
  tags: z.array(tagOfPost, { error: TAG_ERROR }).nullish(),
  /** As the editor stores it, as HTML, or plain; read by the operation. */
  body: z.unknown().optional(),
  metaTitle: looseText(),
  metaDescription: looseText(),
  keywords: looseText(),
  featuredImageUrl: optionalText('Featured image', URL_MAX),
  featuredImage: optionalId('Featured image'),
  commentingEnabled: optionalFlag('Commenting'),
  ratingEnabled: optionalFlag('Rating'),
  showAuthorName: optionalFlag('Show author name'),
  showPublishDate: optionalFlag('Show publish date'),
  /** Accepted because the form sends it; a post names whoever wrote it. */
  writerName: optionalText('Writer', URL_MAX),
  /** Fields that plugins add, by name; checked by the operation. */
  added: z.record(z.string(), z.unknown(), { error: 'Added fields must be sent by name' }).optional(),
  route: optionalText('Address', POST_ROUTE_MAX),
  status: z.enum(POST_STATUSES, { error: `Status must be one of ${POST_STATUSES.join(', ')}` }).optional(),
})

/** A new post; a draft may be incomplete. */
export const postInput = shape.superRefine((post, context) =>
  addIssues(postIssues(post, post.status ?? 'DRAFT'), context),
)

/** Changed fields of a post; the rules apply to the whole post once they are merged in. */
export const postPatch = shape
export type PostPatch = z.output<typeof postPatch>

/** Which texts are read: in which language, and for staff whether as last saved. */
const textsQuery = { ...langQuery, draft: flagQuery('draft') }
export const postQuery = z.object(textsQuery)

/** The newest posts, without one of them. */
export const latestQuery = z.object({
  ...langQuery,
  except: wholeQuery('except', 1),
  limit: wholeQuery('limit', 1).transform((n) => Math.min(n ?? RECENT_POSTS, LATEST_MAX)),
})

/** The query of the list of posts. */
export const postsQuery = pageQuery()
  .extend({
    title: textQuery('title'),
    tag: textQuery('tag'),
    status: choiceQuery('status', POST_STATUSES),
    route: textQuery('route'),
    writer: textQuery('writer'),
    dateFrom: dateQuery('dateFrom'),
    dateTo: dateQuery('dateTo'),
    commentingEnabled: flagQuery('commentingEnabled'),
    ratingEnabled: flagQuery('ratingEnabled'),
    ...textsQuery,
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom.slice(0, 10) <= dateTo.slice(0, 10), {
    path: ['dateTo'],
    message: 'dateTo must not be before dateFrom',
  })
export type PostsQuery = z.output<typeof postsQuery>

import type { z } from 'zod'
import { choiceQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { LIST_LOOKS } from '@/kernel/lists/paging-limits'
import { postsQuery } from './posts'

/** What the address of the list of posts leaves out. */
export const POSTS_USUAL = { view: 'list' } as const

/** The list of posts in the back office: as by call, and how it is shown. */
export const staffPostsQuery = postsQuery.safeExtend({
  view: choiceQuery('view', LIST_LOOKS).transform((view) => view ?? POSTS_USUAL.view),
})
export type StaffPostsQuery = z.output<typeof staffPostsQuery>

/** The list of comments in the back office. */
export const staffCommentsQuery = pageQuery().extend({
  /** By the title of the post. */
  post: textQuery('post'),
  postId: wholeQuery('postId', 1),
  isApproved: flagQuery('isApproved'),
  isSpam: flagQuery('isSpam'),
  /** Held comments that nobody has decided about. */
  toCheck: flagQuery('toCheck'),
  author: textQuery('author'),
})
export type StaffCommentsQuery = z.output<typeof staffCommentsQuery>

/** The list of tags in the back office. */
export const staffTagsQuery = pageQuery().extend({ name: textQuery('name'), route: textQuery('route') })
export type StaffTagsQuery = z.output<typeof staffTagsQuery>

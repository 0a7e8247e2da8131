import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp, updatedAtField } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { deleteRecord } from '@/server/records'
import { dbOf } from '@/server/transaction'
import { changePost, createPost } from '../operations/save-post'
import { getPost, listLatestPosts, listPosts } from '../queries/list-posts'
import { seesAll } from '../rules/comment'
import { RECENT_POSTS } from '../rules/limits'
import { POST_STATUSES } from '../rules/post'
import { postInput, postPatch, postsQuery } from '../schemas/posts'
import * as words from './words'

const tag = 'Blog'
const text = z.string().nullable()

const post = z
  .object({
    id: z.int(),
    title: z.string(),
    route: text,
    tags: z.array(z.object({ id: z.int(), name: z.string(), route: z.string() })),
    metaTitle: text,
    metaDescription: z.string(),
    keywords: text,
    featuredImageUrl: text,
    commentingEnabled: z.boolean(),
    ratingEnabled: z.boolean(),
    showAuthorName: z.boolean(),
    showPublishDate: z.boolean(),
    status: z.enum(POST_STATUSES),
    // Null for the public, and both below where the post does not show them.
    writer: z.int().nullable(),
    writerName: text,
    publishedAt: text,
    readingMinutes: z.int(),
    comments: z.int(),
    ratings: z.int(),
    averageRating: z.number().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'BlogPost' })

const article = post
  .extend({ body: z.object({ root: z.looseObject({}) }).nullable(), bodyHtml: z.string() })
  .meta({ id: 'BlogArticle' })

async function onePost({ actor, req }: RouteContext, id: number) {
  const record = await getPost(await dbOf(req), id, seesAll(actor))
  if (!record) throw notFound('Post not found')
  return record
}

const savedMessage = (status: string): string =>
  status === 'PUBLISHED' ? words.published : words.savedAsDraft

const reads = [
  defineRoute({
    method: 'get',
    path: '/blogs/posts',
    access: { kind: 'public' },
    tag,
    summary: 'List posts, the newest first; drafts are for staff who read content',
    query: postsQuery,
    response: listOf(post),
    handler: async ({ query }, { actor, req }) => {
      const { rows, total } = await listPosts(await dbOf(req), query, seesAll(actor))
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/blogs/latest',
    access: { kind: 'public' },
    tag,
    summary: 'List the latest posts',
    response: recordOf(z.array(post)),
    handler: async (_, { req }) => ({ data: await listLatestPosts(await dbOf(req), RECENT_POSTS) }),
  }),
  defineRoute({
    method: 'get',
    path: '/blogs/posts/{id}',
    access: { kind: 'public' },
    tag,
    summary: 'One post with its text; drafts are for staff who read content',
    params: idParams,
    response: recordOf(article),
    handler: async ({ params }, context) => ({ data: await onePost(context, params.id) }),
  }),
]

const saving = { tag, refusals: [503], response: recordOf(article) } as const

const writes = [
  defineRoute({
    ...saving,
    method: 'post',
    path: '/blogs/posts',
    access: { kind: 'module', module: 'content', action: 'create' },
    summary: 'Create a post: a draft unless its status is PUBLISHED',
    status: 201,
    body: postInput,
    handler: async ({ body }, context) => {
      const data = await onePost(context, await createPost(context.req, body))
      return { data, message: savedMessage(data.status) }
    },
  }),
  defineRoute({
    ...saving,
    method: ['patch', 'put'],
    path: '/blogs/posts/{id}',
    access: { kind: 'module', module: 'content', action: 'update' },
    summary: 'Change a post; the status DRAFT takes it back from the public',
    params: idParams,
    body: postPatch.extend(updatedAtField),
    handler: async ({ params, body: { updatedAt, ...values } }, context) => {
      await changePost(context.req, params.id, values, updatedAt)
      const data = await onePost(context, params.id)
      return { data, message: savedMessage(data.status) }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/blogs/posts/{id}',
    access: { kind: 'module', module: 'content', action: 'delete' },
    tag,
    summary: 'Delete a post with its comments and ratings',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteRecord(req, 'blog-posts', params.id)
      return { message: words.postDeleted }
    },
  }),
]

/** Posts of the blog: read by everyone, written by staff. */
export const postRoutes = [...reads, ...writes]

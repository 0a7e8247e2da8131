import { z } from 'zod'
import {
  asList,
  idParams,
  listOf,
  messageAnswer,
  recordOf,
  timestamp,
  updatedAtField,
} from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import type { Locale } from '@/kernel/languages/languages'
import { publishingRoutes } from '@/modules/content/publishing/routes/publishing'
import { langOnly } from '@/modules/content/publishing/schemas/language-query'
import { toHtml } from '@/modules/content/rich-text/engine/to-html'
import { type Db, dbOf } from '@/server/db-of'
import { deleteRecord } from '@/server/records'
import { changePost, createPost } from '../operations/create-or-change-post'
import { getPost } from '../queries/get-post'
import { listLatestPosts, listPosts } from '../queries/list-posts'
import type { PostTexts } from '../queries/select-post'
import { LATEST, LIVE, versionSource } from '../queries/select-post-source'
import { seesAll } from '../rules/comment'
import { POST_STATUSES } from '../rules/post'
import { latestQuery, postInput, postPatch, postQuery, postsQuery } from '../schemas/posts'
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
    // Whether something newer than what readers see has been saved; only where it is read as last saved.
    hasDraft: z.boolean(),
    // Null for the public, and both below where the post does not show them.
    writer: z.int().nullable(),
    writerName: text,
    publishedAt: text,
    readingMinutes: z.int(),
    comments: z.int(),
    ratings: z.int(),
    averageRating: z.number().nullable(),
    // Fields that plugins add, by name.
    added: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'BlogPost' })

const article = post
  .extend({ body: z.object({ root: z.looseObject({}) }).nullable(), bodyHtml: z.string() })
  .meta({ id: 'BlogArticle' })

type Wanted = { lang?: Locale; draft?: boolean }

/** What a caller reads: staff in a language without what the default one would lend it, and as last saved if wanted. */
const textsFor = ({ actor }: RouteContext, { draft, lang }: Wanted): PostTexts =>
  seesAll(actor)
    ? { locale: lang, fallback: false, source: draft ? LATEST : LIVE }
    : { locale: lang, fallback: true, source: LIVE }

async function onePost(context: RouteContext, id: number, wanted: Wanted) {
  const { actor, req } = context
  const db = await dbOf(req)
  const record = await getPost(db, id, seesAll(actor), textsFor(context, wanted))
  if (!record) throw notFound('Post not found')
  return { ...record, bodyHtml: await toHtml(db, record.body) }
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
    handler: async ({ query }, context) => {
      const { actor, req } = context
      const texts = textsFor(context, query)
      const { rows, total } = await listPosts(req, query, seesAll(actor), texts)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/blogs/latest',
    access: { kind: 'public' },
    tag,
    summary: 'List the latest posts',
    query: latestQuery,
    response: recordOf(z.array(post)),
    handler: async ({ query: { except, lang, limit } }, { req }) => ({
      data: await listLatestPosts(req.payload, limit, { except, locale: lang }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/blogs/posts/{id}',
    access: { kind: 'public' },
    tag,
    summary: 'One post with its text; drafts are for staff who read content, the newest one with draft=true',
    params: idParams,
    query: postQuery,
    response: recordOf(article),
    handler: async ({ params, query }, context) => ({ data: await onePost(context, params.id, query) }),
  }),
]

const saving = { tag, refusals: [503], query: langOnly, response: recordOf(article) } as const

const writes = [
  defineRoute({
    ...saving,
    method: 'post',
    path: '/blogs/posts',
    access: { kind: 'module', module: 'content', action: 'create' },
    summary: 'Create a post: a draft unless its status is PUBLISHED',
    status: 201,
    body: postInput,
    handler: async ({ body, query: { lang } }, context) => {
      const id = await createPost(context.req, body, lang)
      const data = await onePost(context, id, { lang, draft: true })
      return { data, message: savedMessage(data.status) }
    },
  }),
  defineRoute({
    ...saving,
    method: ['patch', 'put'],
    path: '/blogs/posts/{id}',
    access: { kind: 'module', module: 'content', action: 'update' },
    summary:
      'Change a post; the status DRAFT unpublishes it. Without one, a post with a newer draft stays as readers see it',
    params: idParams,
    body: postPatch.extend(updatedAtField),
    handler: async ({ params, body: { updatedAt, ...values }, query: { lang } }, context) => {
      await changePost(context.req, params.id, values, { locale: lang, seen: updatedAt })
      const data = await onePost(context, params.id, { lang, draft: true })
      return { data, message: savedMessage(data.hasDraft ? 'DRAFT' : data.status) }
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

/** A version of a post, in the default language. */
async function postVersion(_: RouteContext, db: Db, id: number, versionId: number) {
  const record = await getPost(db, id, true, { source: versionSource(versionId) })
  if (!record) throw notFound('Post not found')
  return { fields: record, html: await toHtml(db, record.body) }
}

/** Posts of the blog: read by everyone, written by staff. */
export const postRoutes = [...reads, ...writes, ...publishingRoutes({ kind: 'post', tag, read: postVersion })]

import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { changeComment, createComment, removeComment } from '../operations/create-change-or-remove-comment'
import { getComment, listComments } from '../queries/list-comments-and-ratings'
import { COMMENT_MESSAGES } from '../rules/comment'
import { commentInput, commentPatch, commentsQuery } from '../schemas/comments-and-ratings'
import * as words from './words'

const tag = 'Blog'
const access = { kind: 'signed-in', message: COMMENT_MESSAGES.signIn } as const

const comment = z
  .object({
    id: z.int(),
    postId: z.int(),
    // For its author, and for staff who deal with customers.
    userId: z.int().nullable(),
    content: z.string(),
    authorName: z.string(),
    // For staff who deal with customers.
    authorEmail: z.string().optional(),
    isApproved: z.boolean(),
    isSpam: z.boolean(),
    isMine: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'BlogComment' })

async function oneComment({ actor, req }: RouteContext, id: number) {
  const stored = await getComment(await dbOf(req), id, actor)
  if (!stored) throw notFound('Comment not found')
  return stored
}

/** Comments on posts: public once approved, and at once unless they look like spam. */
export const commentRoutes = [
  defineRoute({
    method: 'get',
    path: '/blogs/comments',
    access: { kind: 'public' },
    tag,
    summary: 'List approved comments and one’s own; staff who read content see all',
    query: commentsQuery,
    response: listOf(comment),
    handler: async ({ query }, { actor, req }) => {
      const { rows, total } = await listComments(await dbOf(req), query, actor)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/blogs/comments',
    access,
    tag,
    summary: 'Comment on a post, once; what looks like spam waits for staff',
    status: 201,
    refusals: [404, 409, 429],
    body: commentInput,
    handler: async ({ body }, context) => {
      const id = await createComment(context.req, body.postId, body.content ?? '')
      const data = await oneComment(context, id)
      return { data, message: data.isSpam ? words.commentHeld : words.commentPosted }
    },
    response: recordOf(comment),
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/blogs/comments/{id}',
    access,
    tag,
    summary: 'Change the words of one’s own comment; staff approve or hide it',
    params: idParams,
    body: commentPatch,
    refusals: [403],
    response: recordOf(comment),
    handler: async ({ params, body }, context) => {
      await changeComment(context.req, context.actor, params.id, body)
      const data = await oneComment(context, params.id)
      const isHeld = body.content != null && data.isSpam
      return { data, message: isHeld ? words.changeHeld : words.commentUpdated }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/blogs/comments/{id}',
    access,
    tag,
    summary: 'Delete one’s own comment and rating; staff who may delete content delete any',
    params: idParams,
    refusals: [403],
    response: messageAnswer,
    handler: async ({ params }, { actor, req }) => {
      await removeComment(req, actor, params.id)
      return { message: words.commentDeleted }
    },
  }),
]

import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { changeRating, createRating, removeRating } from '../operations/create-change-or-remove-rating'
import { getRating, listRatings } from '../queries/list-comments-and-ratings'
import { ratingInput, ratingPatch, ratingsQuery } from '../schemas/comments-and-ratings'
import * as words from './words'

const tag = 'Blog'
const access = { kind: 'signed-in' } as const

const rating = z
  .object({
    id: z.int(),
    postId: z.int(),
    // For whoever rated, and for staff who deal with customers.
    userId: z.int().nullable(),
    rating: z.int().min(1).max(5),
    isMine: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'BlogRating' })

async function oneRating({ actor, req }: RouteContext, id: number) {
  const stored = await getRating(await dbOf(req), id, actor)
  if (!stored) throw notFound('Rating not found')
  return stored
}

/** Ratings of posts: one to five stars, once per person and post. */
export const ratingRoutes = [
  defineRoute({
    method: 'get',
    path: '/blogs/ratings',
    access: { kind: 'public' },
    tag,
    summary: 'List ratings of published posts',
    query: ratingsQuery,
    response: listOf(rating),
    handler: async ({ query }, { actor, req }) => {
      const { rows, total } = await listRatings(await dbOf(req), query, actor)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/blogs/ratings',
    access,
    tag,
    summary: 'Rate a post, once',
    status: 201,
    refusals: [404, 409, 429],
    body: ratingInput,
    response: recordOf(rating),
    handler: async ({ body }, context) => {
      const id = await createRating(context.req, body.postId, body.rating)
      return { data: await oneRating(context, id), message: words.ratingSaved }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/blogs/ratings/{id}',
    access,
    tag,
    summary: 'Change one’s own rating',
    params: idParams,
    body: ratingPatch,
    refusals: [403],
    response: recordOf(rating),
    handler: async ({ params, body }, context) => {
      await changeRating(context.req, context.actor, params.id, body.rating)
      return { data: await oneRating(context, params.id), message: words.ratingUpdated }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/blogs/ratings/{id}',
    access,
    tag,
    summary: 'Delete one’s own rating',
    params: idParams,
    refusals: [403],
    response: messageAnswer,
    handler: async ({ params }, { actor, req }) => {
      await removeRating(req, actor, params.id)
      return { message: words.ratingDeleted }
    },
  }),
]

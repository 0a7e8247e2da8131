import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { seesCustomers } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { deleteReview, type Moderation, moderateReview } from '../operations/moderate-or-delete-review'
import { submitReview } from '../operations/submit-review'
import {
  getOwnReview,
  getReview,
  getVehicleReviewStats,
  listHomepageReviews,
  listReviewedVehicles,
  listReviews,
  listVehicleReviews,
  type StaffReview,
} from '../queries/list-reviews'
import {
  approvalInput,
  homepageInput,
  replyInput,
  reviewInput,
  reviewPageQuery,
  reviewsQuery,
} from '../schemas/reviews'
import * as words from './words'

const tag = 'Reviews'
const access = { kind: 'public' } as const
const text = z.string().nullable()

const publicReview = z
  .object({
    id: z.int(),
    vehicleId: z.int(),
    vehicleName: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    comment: z.string(),
    author: z.string(),
    verifiedPurchase: z.boolean(),
    staffReply: text,
    repliedAt: text,
    showOnHomepage: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'VehicleReview' })

const ownReview = publicReview.extend({ isApproved: z.boolean() }).meta({ id: 'OwnVehicleReview' })

const staffReview = ownReview
  .extend({
    // Null for staff who do not deal with customers.
    user: z.union([z.object({ id: z.int(), name: z.string(), email: z.string() }), z.null()]),
    vehicleSku: z.string(),
  })
  .meta({ id: 'StaffVehicleReview' })

const stats = z.object({
  count: z.int(),
  average: z.number().nullable(),
  histogram: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
})

const reviewedVehicle = z.object({
  vehicleId: z.int(),
  name: z.string(),
  sku: z.string(),
  picture: text,
  count: z.int(),
  average: z.number(),
})

const toOwn = ({ user: _user, vehicleSku: _sku, ...review }: StaffReview) => review

async function moderated(context: RouteContext, id: number, change: Moderation): Promise<StaffReview> {
  await moderateReview(context.req, id, change)
  const review = await getReview(await dbOf(context.req), id, seesCustomers(context.actor))
  if (!review) throw notFound('Review not found')
  return review
}

const reads = [
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/vehicle/{id}',
    access,
    tag,
    summary: 'List a vehicle’s approved reviews, newest first',
    params: idParams,
    query: reviewPageQuery,
    response: listOf(publicReview),
    handler: async ({ params, query }, { req }) => {
      const { rows, total } = await listVehicleReviews(await dbOf(req), params.id, query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/vehicle/{id}/stats',
    access,
    tag,
    summary:
      'Get the number of a vehicle’s approved reviews, their average, and the count for each star rating',
    params: idParams,
    response: recordOf(stats),
    handler: async ({ params }, { req }) => ({
      data: await getVehicleReviewStats(await dbOf(req), params.id),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/vehicle/{id}/mine',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get your review of a vehicle; null if there is none',
    params: idParams,
    response: recordOf(z.union([ownReview, z.null()])),
    handler: async ({ params }, { req }) => {
      const review = await getOwnReview(await dbOf(req), params.id, Number(req.user?.id))
      return { data: review && toOwn(review) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/vehicles-with-reviews',
    access,
    tag,
    summary: 'List vehicles with approved reviews, with their average rating',
    query: reviewPageQuery,
    response: listOf(reviewedVehicle),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listReviewedVehicles(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/homepage',
    access,
    tag,
    summary: 'List the approved reviews that staff chose for the home page',
    query: reviewPageQuery,
    response: listOf(publicReview),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listHomepageReviews(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
]

const submit = defineRoute({
  method: 'post',
  path: '/vehicle-reviews',
  access: { kind: 'customer' },
  tag,
  summary: 'Review a vehicle; the review is published once staff approve it',
  status: 201,
  refusals: [404, 429],
  body: reviewInput,
  response: recordOf(ownReview),
  handler: async ({ body }, { req }) => {
    await submitReview(req, body)
    const review = await getOwnReview(await dbOf(req), body.vehicleId, Number(req.user?.id))
    if (!review) throw notFound('Review not found')
    return { data: toOwn(review), message: words.reviewSubmittedSuccessfully }
  },
})

const update = {
  method: ['patch', 'put'],
  access: { kind: 'module', module: 'inventory', action: 'update' },
  tag,
  params: idParams,
  response: recordOf(staffReview),
} as const

const moderation = [
  defineRoute({
    method: 'get',
    path: '/vehicle-reviews/admin/all',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'List all reviews, those awaiting a decision first',
    query: reviewsQuery,
    response: listOf(staffReview),
    handler: async ({ query }, { req, actor }) => {
      const { rows, total } = await listReviews(
        await dbOf(req),
        query,
        visibleShowrooms(actor),
        seesCustomers(actor),
      )
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    ...update,
    path: '/vehicle-reviews/admin/{id}/homepage',
    summary: 'Show a review on the home page once it is approved, or stop showing it',
    body: homepageInput,
    handler: async ({ params, body }, context) => ({
      data: await moderated(context, params.id, body),
      message: words.homepageVisibilityUpdated,
    }),
  }),
  defineRoute({
    ...update,
    path: '/vehicle-reviews/admin/{id}/approval',
    summary: 'Approve a review, or hide it',
    body: approvalInput,
    handler: async ({ params, body }, context) => ({
      data: await moderated(context, params.id, body),
      message: body.isApproved ? words.reviewApproved : words.reviewHidden,
    }),
  }),
  defineRoute({
    ...update,
    path: '/vehicle-reviews/admin/{id}/reply',
    summary: 'Reply to a review in public; an empty reply removes it',
    body: replyInput,
    handler: async ({ params, body }, context) => ({
      data: await moderated(context, params.id, { staffReply: body.staffReply ?? null }),
      message: words.replySaved,
    }),
  }),
  defineRoute({
    method: 'delete',
    path: '/vehicle-reviews/admin/{id}',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    tag,
    summary: 'Delete a review',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteReview(req, params.id)
      return { message: words.reviewDeletedSuccessfully }
    },
  }),
]

/** Reviews of vehicles: read by everyone, written by customers, moderated by staff. */
export const reviewRoutes = [...reads, submit, ...moderation]

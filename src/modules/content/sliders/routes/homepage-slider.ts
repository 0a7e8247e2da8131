import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import type { Action } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { updateRecord } from '@/server/records'
import { convertSlideInput } from '../operations/convert-slide-input'
import { setSlideOrder } from '../operations/set-slide-order'
import { getSlide } from '../queries/get-slide'
import { listPublicSlides, listTopicSlides } from '../queries/list-public-slides'
import { listSlides } from '../queries/list-slides'
import { MEDIA_TYPES, PLACEMENTS, SLIDE_TYPES } from '../rules/slide'
import { slideInput, slideOrder, slidePatch, slideQuery } from '../schemas/slide'

const tag = 'Homepage slider'
const PATH = '/homepage-slider'

const shown = {
  id: z.int(),
  type: z.enum(SLIDE_TYPES),
  mediaUrl: z.string().nullable(),
  mediaType: z.enum(MEDIA_TYPES),
  posterUrl: z.string().nullable(),
  /** A whole `BannerConfig`. */
  config: z.unknown(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  duration: z.number(),
  altText: z.string().nullable(),
  href: z.string().nullable(),
  placement: z.enum(PLACEMENTS),
  topicPageId: z.int().nullable(),
  topicPageTitle: z.string().nullable(),
  topicPageRoute: z.string().nullable(),
}

const record = z
  .object({
    ...shown,
    enabled: z.boolean(),
    position: z.number(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Slide' })

const publicRecord = z
  .object({ ...shown, mediaWidth: z.number().nullable(), mediaHeight: z.number().nullable() })
  .meta({ id: 'PublicSlide' })

const content = (action: Action) => ({ kind: 'module', module: 'content', action }) as const

async function oneSlide({ req }: RouteContext, id: number) {
  const slide = await getSlide(await dbOf(req), id)
  if (!slide) throw notFound()
  return slide
}

/** The enabled slides of some places. */
const publicList = (path: string, summary: string, placement?: (typeof PLACEMENTS)[number]) =>
  defineRoute({
    method: 'get',
    path: `${PATH}/public${path}`,
    access: { kind: 'public' },
    tag,
    summary,
    response: recordOf(z.array(publicRecord)),
    handler: async (_, { payload }) => {
      const slides = await listPublicSlides(payload)
      return { data: slides.filter((slide) => placement === undefined || slide.placement === placement) }
    },
  })

const publicRoutes = [
  publicList('', 'The enabled slides of all places'),
  publicList('/homepage', 'The enabled slides of the home page, in order', 'homepage'),
  publicList('/topic-pages', 'The enabled slides of published topic pages', 'topic-page'),
  defineRoute({
    method: 'get',
    path: `${PATH}/public/topic-page/{route}`,
    access: { kind: 'public' },
    tag,
    summary: 'The enabled slides of the topic page at a route, in order; none of an unknown one',
    params: z.object({ route: z.string() }),
    response: recordOf(z.array(publicRecord)),
    handler: async ({ params }, { payload }) => ({ data: await listTopicSlides(payload, params.route) }),
  }),
]

/** Shows a slide to readers, or no more. */
const switchRoute = (word: 'enable' | 'disable') =>
  defineRoute({
    method: 'patch',
    path: `${PATH}/{id}/${word}`,
    access: content('update'),
    tag,
    summary: word === 'enable' ? 'Slide: show it to readers, if it is complete' : 'Slide: show it no more',
    params: idParams,
    refusals: [422],
    response: recordOf(record),
    handler: async ({ params: { id } }, context) => {
      await updateRecord(context.req, 'homepage-slides', id, { enabled: word === 'enable' })
      return { data: await oneSlide(context, id), message: 'Slide updated successfully' }
    },
  })

const orderRoute = defineRoute({
  method: 'patch',
  path: `${PATH}/order`,
  access: content('update'),
  tag,
  summary: 'Slides of one place: their order, all at once',
  body: slideOrder,
  refusals: [404, 422],
  response: messageAnswer,
  handler: async ({ body: { ids } }, { req }) => {
    await setSlideOrder(req, ids)
    return { message: 'Slides updated successfully' }
  },
})

/** The calls about slides. Fixed addresses come before those with an id. */
export const homepageSliderRoutes = [
  ...publicRoutes,
  orderRoute,
  defineRoute({
    method: 'get',
    path: PATH,
    access: content('read'),
    tag,
    summary: 'Slides, those of the home page first, each place in its order',
    query: slideQuery,
    response: listOf(record),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listSlides(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: `${PATH}/{id}`,
    access: content('read'),
    tag,
    summary: 'One slide',
    params: idParams,
    response: recordOf(record),
    handler: async ({ params: { id } }, context) => ({ data: await oneSlide(context, id) }),
  }),
  ...crudRoutes({
    path: PATH,
    collection: 'homepage-slides',
    singular: 'Slide',
    tag,
    module: 'content',
    input: slideInput,
    patch: slidePatch,
    record,
    isRetriable: true,
    one: oneSlide,
    prepare: ({ req }, values, id) => convertSlideInput(req, values, id),
  }),
  switchRoute('enable'),
  switchRoute('disable'),
]

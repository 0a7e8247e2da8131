import { z } from 'zod'
import { recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { linkedId } from '@/kernel/linked-id'
import { langOnly } from '@/modules/content/publishing/schemas/language-query'
import { toHtml } from '@/modules/content/rich-text/engine/to-html'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { getTopicByRoute } from '../queries/get-topic-by-route'
import { listPublishedTopics } from '../queries/list-published-topics'
import { inOrder, pagesFor } from '../rules/topic-links'
import { topicRoute } from '../rules/topic-page'
import { topicLinksQuery } from '../schemas/topic'

/** The heading of these calls in the API's document. */
export const TOPICS = 'Topic pages'

const publicTopic = z
  .object({
    id: z.int(),
    title: z.string(),
    route: z.string(),
    excerpt: z.string().nullable(),
    footerColumn: z.string().nullable(),
    position: z.number().nullable(),
    parentId: z.int().nullable(),
    showInHeader: z.boolean(),
    showInAdditionalPlan: z.boolean(),
  })
  .meta({ id: 'PublicTopicPage' })

const topicText = z.object({
  id: z.int(),
  title: z.string(),
  route: z.string(),
  excerpt: z.string().nullable(),
  parentId: z.int().nullable(),
  content: z.unknown(),
  contentHtml: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  updatedAt: timestamp,
})

/** Public calls about published pages. */
export const publicTopicRoutes = [
  defineRoute({
    method: 'get',
    path: '/topic-pages/public/by-footer-column',
    access: { kind: 'public' },
    tag: TOPICS,
    summary: 'Published topic pages of a footer column or of the header, in order',
    query: topicLinksQuery,
    response: recordOf(z.array(publicTopic)),
    handler: async ({ query }, { payload }) => ({
      data: pagesFor(await listPublishedTopics(payload), query),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/topic-pages/public/additional-plan',
    access: { kind: 'public' },
    tag: TOPICS,
    summary: 'Published topic pages of the additional plan, in order',
    response: recordOf(z.array(publicTopic)),
    handler: async (_, { payload }) => ({
      data: inOrder(await listPublishedTopics(payload)).filter((page) => page.showInAdditionalPlan),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/topic-pages/routes',
    access: { kind: 'public' },
    tag: TOPICS,
    summary: 'The routes of all published topic pages',
    response: recordOf(z.array(z.string())),
    handler: async (_, { payload }) => ({
      data: (await listPublishedTopics(payload)).map(({ route }) => route).toSorted(),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/topic-pages/public/{route}',
    access: { kind: 'public' },
    tag: TOPICS,
    summary: 'The published topic page at a route, or at the route that it has moved to',
    params: z.object({ route: z.string() }),
    query: langOnly,
    response: recordOf(topicText),
    handler: async ({ params, query: { lang } }, { payload }) => {
      const requested = await getTopicByRoute(payload, topicRoute(params.route), lang)
      const moved = requested && 'movedTo' in requested ? requested.route : null
      const topic = moved === null ? requested : await getTopicByRoute(payload, moved, lang)
      if (!topic || !('page' in topic)) throw notFound()
      const { content, excerpt, id, metaDescription, metaTitle, parent, route, title, updatedAt } = topic.page
      return {
        data: {
          id,
          title: title ?? '',
          route: route ?? '',
          excerpt: excerpt ?? null,
          parentId: linkedId(parent),
          content: content ?? null,
          contentHtml: await toHtml(payload.db.drizzle, storedContent(content)),
          metaTitle: metaTitle ?? null,
          metaDescription: metaDescription ?? null,
          updatedAt,
        },
      }
    },
  }),
]

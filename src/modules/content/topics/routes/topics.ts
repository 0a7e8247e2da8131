import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp, updatedAtField } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import type { Action } from '@/kernel/permissions'
import { deleteRecord } from '@/server/records'
import { dbOf } from '@/server/transaction'
import { changeTopic, createTopic } from '../operations/save-topic'
import { getTopic, listTopics } from '../queries/list-topics'
import { topicInput, topicPatch, topicQuery } from '../schemas/topic'
import { publicTopicRoutes, TOPICS } from './public-topics'

const topic = z
  .object({
    id: z.int(),
    title: z.string().nullable(),
    route: z.string().nullable(),
    excerpt: z.string().nullable(),
    published: z.boolean(),
    hasDraft: z.boolean(),
    footerColumn: z.string().nullable(),
    position: z.number().nullable(),
    showInHeader: z.boolean(),
    showInAdditionalPlan: z.boolean(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'TopicPageSummary' })

const topicRecord = topic.extend({ content: z.unknown() }).meta({ id: 'TopicPage' })

const content = (action: Action) => ({ kind: 'module', module: 'content', action }) as const

async function oneTopic({ req }: RouteContext, id: number) {
  const row = await getTopic(await dbOf(req), id)
  if (!row) throw notFound()
  return row
}

/** The calls about topic pages. Fixed addresses come before those with an id. */
export const topicRoutes = [
  ...publicTopicRoutes,
  defineRoute({
    method: 'get',
    path: '/topic-pages',
    access: content('read'),
    tag: TOPICS,
    summary: 'Topic pages as last saved, without their texts',
    query: topicQuery,
    response: listOf(topic),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listTopics(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/topic-pages/{id}',
    access: content('read'),
    tag: TOPICS,
    summary: 'One topic page as last saved, with its text',
    params: idParams,
    response: recordOf(topicRecord),
    handler: async ({ params }, context) => ({ data: await oneTopic(context, params.id) }),
  }),
  defineRoute({
    method: 'post',
    path: '/topic-pages',
    access: content('create'),
    tag: TOPICS,
    summary: 'Topic page: create, as a draft unless published is true',
    status: 201,
    body: topicInput,
    response: recordOf(topicRecord),
    handler: async ({ body }, context) => {
      const id = await createTopic(context.req, body)
      return { data: await oneTopic(context, id), message: 'Topic page created successfully' }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/topic-pages/{id}',
    access: content('update'),
    tag: TOPICS,
    summary:
      'Topic page: change; a published page with a newer draft stays as readers see it unless published is sent',
    params: idParams,
    body: topicPatch.extend(updatedAtField),
    response: recordOf(topicRecord),
    handler: async ({ params: { id }, body: { updatedAt, ...values } }, context) => {
      await changeTopic(context.req, id, values, updatedAt)
      return { data: await oneTopic(context, id), message: 'Topic page updated successfully' }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/topic-pages/{id}',
    access: content('delete'),
    tag: TOPICS,
    summary: 'Topic page: delete, with its versions and its earlier routes',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteRecord(req, 'topic-pages', id)
      return { message: 'Topic page deleted successfully' }
    },
  }),
]

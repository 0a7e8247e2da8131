import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { readOf } from '@/ui/client/read-of'
import type { ContentKind } from '../rules/content-kinds'
import type { Schedule } from '../rules/schedule'

const CALLS = {
  post: {
    record: '/api/v1/blogs/posts/{id}',
    schedule: '/api/v1/blogs/posts/{id}/schedule',
    versions: '/api/v1/blogs/posts/{id}/versions',
    version: '/api/v1/blogs/posts/{id}/versions/{versionId}',
    restore: '/api/v1/blogs/posts/{id}/versions/{versionId}/restore',
  },
  page: {
    record: '/api/v1/topic-pages/{id}',
    schedule: '/api/v1/topic-pages/{id}/schedule',
    versions: '/api/v1/topic-pages/{id}/versions',
    version: '/api/v1/topic-pages/{id}/versions/{versionId}',
    restore: '/api/v1/topic-pages/{id}/versions/{versionId}/restore',
  },
} as const

const at = (id: number) => ({ params: { path: { id } } })

export const readSchedule = (kind: ContentKind, id: number) => readOf(CALLS[kind].schedule, at(id))

export const putSchedule = (kind: ContentKind, id: number, body: Schedule) =>
  callApi('put', CALLS[kind].schedule, { ...at(id), body })

export const deleteSchedule = (kind: ContentKind, id: number) =>
  callApi('delete', CALLS[kind].schedule, at(id))

export const readVersions = (kind: ContentKind, id: number) => readOf(CALLS[kind].versions, at(id))

export const readVersion = (kind: ContentKind, id: number, versionId: number) =>
  readOf(CALLS[kind].version, { params: { path: { id, versionId } } })

export const restoreVersion = (kind: ContentKind, id: number, versionId: number, publish: boolean) =>
  callApi('post', CALLS[kind].restore, {
    params: { path: { id, versionId } },
    body: { publish },
  })

const UNPUBLISH: Readonly<Record<ContentKind, (id: number) => Promise<Answer<unknown>>>> = {
  post: (id) => callApi('patch', CALLS.post.record, { ...at(id), body: { status: 'DRAFT' } }),
  page: (id) => callApi('patch', CALLS.page.record, { ...at(id), body: { published: false } }),
}

export const unpublishContent = (kind: ContentKind, id: number) => UNPUBLISH[kind](id)

export const deleteContent = (kind: ContentKind, id: number) => callApi('delete', CALLS[kind].record, at(id))

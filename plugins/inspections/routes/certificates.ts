import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { removeCertificate, setCertificate } from '../operations/set-or-remove-certificate'
import { CERTIFICATE_MAX_BYTES } from '../rules/certificate'
import { certificateQuery } from '../schemas/inspection'
import { inspectionRecord, toInspectionRecord } from './inspection-wire'
import { getVisibleInspection } from './inspections'

const one = { path: '/inspections/{id}/certificate', tag: 'Inspections', params: idParams } as const
const may = (action: 'read' | 'update') => ({ kind: 'module', module: 'inventory', action }) as const
const response = recordOf(inspectionRecord)

const answer = async (context: RouteContext, id: number, message: string) => ({
  data: toInspectionRecord(await getVisibleInspection(context, id)),
  message,
})

export const certificateRoutes = [
  defineRoute({
    ...one,
    method: 'put',
    access: may('update'),
    takesFile: CERTIFICATE_MAX_BYTES,
    summary: 'Upload an inspection’s certificate: PDF, JPEG, PNG or WebP up to 10 MB',
    query: certificateQuery,
    refusals: [415, 422, 429, 503],
    response,
    handler: async ({ params: { id }, query: { name } }, context) => {
      await getVisibleInspection(context, id)
      const { req, upload } = context
      const bytes = upload && Readable.fromWeb(upload as WebStream<Uint8Array>)
      await setCertificate(req, id, { name, bytes })
      return answer(context, id, 'Certificate saved')
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    access: may('read'),
    summary: 'Download an inspection’s certificate',
    givesFile: '*/*',
    response: z.never(),
    handler: async ({ params: { id } }, context) => {
      const { certificate } = await getVisibleInspection(context, id)
      const file = certificate && (await orUnavailable(storage().get(certificate.key)))
      if (!certificate || !file) throw notFound('This inspection has no certificate')
      return new Response(Readable.toWeb(file.stream) as ReadableStream, {
        headers: {
          'content-type': certificate.type,
          'content-length': String(file.size),
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(certificate.name)}`,
          'cache-control': 'private, no-store',
          'content-security-policy': 'sandbox',
        },
      })
    },
  }),
  defineRoute({
    ...one,
    method: 'delete',
    access: may('update'),
    summary: 'Remove an inspection’s certificate',
    response,
    handler: async ({ params: { id } }, context) => {
      await getVisibleInspection(context, id)
      await removeCertificate(context.req, id)
      return answer(context, id, 'Certificate removed')
    },
  }),
]

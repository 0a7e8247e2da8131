import { z } from 'zod'
import { idParams, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { forbidden } from '@/kernel/errors'
import { deleteRecord } from '@/server/records'
import { moveImages } from '../operations/move-images'
import { listImageUses } from '../queries/list-image-uses'
import { mayReadImages } from '../rules/image-access'
import { moveImagesInput } from '../schemas/move-images'
import { uploadRoutes } from './uploads'

const tag = 'Images'

const use = z
  .object({ kind: z.string(), title: z.string(), detail: z.string().nullable(), href: z.string() })
  .meta({ id: 'ImageUse' })
const uses = z
  .object({ words: z.string().nullable(), listed: z.array(use), others: z.int() })
  .meta({ id: 'ImageUses' })
const moved = z.object({ moved: z.int(), ofOthers: z.int() }).meta({ id: 'MovedImages' })

/** Calls for uploads, and for the library of images as far as Payload's own interface has none. */
export const mediaRoutes = [
  ...uploadRoutes,
  defineRoute({
    method: 'get',
    path: '/images/{id}/uses',
    access: { kind: 'staff' },
    tag,
    summary: 'List what uses an image: in words, and by name as far as the caller may see it',
    params: idParams,
    response: recordOf(uses),
    handler: async ({ params }, { actor, req }) => {
      if (!mayReadImages(actor)) throw forbidden()
      return { data: await listImageUses(req, params.id) }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/images/{id}',
    access: { kind: 'module', module: 'inventory', action: 'delete' },
    tag,
    summary: 'Delete an image that nothing uses',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteRecord(req, 'media', params.id)
      return { message: 'Image deleted' }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/images/move',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    summary: 'Move images to a folder, or out of theirs; those used by what the caller may not change stay',
    body: moveImagesInput,
    refusals: [404],
    response: recordOf(moved),
    handler: async ({ body }, { req }) => ({ data: await moveImages(req, body.ids, body.folder) }),
  }),
]

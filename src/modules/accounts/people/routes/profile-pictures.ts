import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { removeProfilePicture, setProfilePicture } from '../operations/set-or-remove-profile-picture'
import { getPerson } from '../queries/get-person'
import { PICTURE_MAX_BYTES } from '../rules/picture-refusal'
import { personRecord } from './person-wire'

const tag = 'People'
const response = recordOf(personRecord)
const own = { path: '/users/my-picture', access: { kind: 'signed-in' }, tag, response } as const
const staff = {
  path: '/users/{id}/picture',
  access: { kind: 'module', module: 'accounts', action: 'update' },
  tag,
  params: idParams,
  response,
} as const
const upload = { method: 'put', takesFile: PICTURE_MAX_BYTES } as const

const bytesOf = ({ upload: stream }: RouteContext) =>
  stream && Readable.fromWeb(stream as WebStream<Uint8Array>)

const idOf = ({ req }: RouteContext): number => Number(req.user?.id)

async function answer(context: RouteContext, id: number, message: string) {
  const person = await getPerson(await dbOf(context.req), id)
  if (!person) throw notFound()
  return { data: person, message }
}

const SAVED = 'Picture saved'
const REMOVED = 'Picture removed'

/** People's pictures, uploaded as the request body. */
export const profilePictureRoutes = [
  defineRoute({
    ...own,
    ...upload,
    summary: 'Set your profile picture: JPEG, PNG, GIF or WebP up to 5 MB',
    refusals: [415, 422, 429, 503],
    handler: async (_, context) => {
      await setProfilePicture(context.req, idOf(context), bytesOf(context))
      return answer(context, idOf(context), SAVED)
    },
  }),
  defineRoute({
    ...own,
    method: 'delete',
    summary: 'Remove your profile picture',
    handler: async (_, context) => {
      await removeProfilePicture(context.req, idOf(context))
      return answer(context, idOf(context), REMOVED)
    },
  }),
  defineRoute({
    ...staff,
    ...upload,
    summary: 'Set a person’s profile picture: JPEG, PNG, GIF or WebP up to 5 MB',
    refusals: [403, 415, 422, 429, 503],
    handler: async ({ params }, context) => {
      await setProfilePicture(context.req, params.id, bytesOf(context))
      return answer(context, params.id, SAVED)
    },
  }),
  defineRoute({
    ...staff,
    method: 'delete',
    summary: 'Remove a person’s profile picture',
    refusals: [403],
    handler: async ({ params }, context) => {
      await removeProfilePicture(context.req, params.id)
      return answer(context, params.id, REMOVED)
    },
  }),
]

import { z } from 'zod'
import { messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { revokeDocumentLinks } from '../operations/revoke-document-links'
import { linkTo } from '../queries/open-vehicle-file'
import { revokeLinksInput, signedUrlInput } from '../schemas/signed-file-link'
import * as words from '../words'

const tag = 'Uploads'

/** Links to stored files. Access to a vehicle's document depends on the vehicle. */
export const fileLinkRoutes = [
  defineRoute({
    method: 'post',
    access: { kind: 'public' },
    tag,
    path: '/uploads/signed-url',
    summary: 'Get a link to a stored file, valid for up to a year; empty if there is nothing to link to',
    body: signedUrlInput,
    response: recordOf(z.object({ url: z.string(), expiresAt: timestamp.nullable() })),
    handler: async ({ body: { expiresIn, path } }, { req }) => ({ data: await linkTo(req, path, expiresIn) }),
  }),
  defineRoute({
    method: 'post',
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag,
    path: '/uploads/revoke',
    summary: 'Revoke every link to a vehicle’s document issued so far',
    body: revokeLinksInput,
    refusals: [404],
    response: messageAnswer,
    handler: async ({ body }, { req }) => {
      await revokeDocumentLinks(req, body.path)
      return { message: words.linksRevoked }
    },
  }),
]

import { z } from 'zod'
import { idParams, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route, RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import type { Action } from '@/kernel/permissions'
import { toLines } from '@/modules/content/rich-text/engine/to-lines'
import { type Db, dbOf } from '@/server/db-of'
import { restoreVersion } from '../operations/restore-version'
import { removeSchedule, saveSchedule } from '../operations/save-or-remove-schedule'
import { getSchedule } from '../queries/get-schedule'
import { getVersion } from '../queries/get-version'
import { type ContentVersion, listVersions } from '../queries/list-versions'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { restoreInput, scheduleInput } from '../schemas/schedule'
import * as words from '../words'

const schedule = z
  .object({
    publishAt: timestamp.nullable(),
    unpublishAt: timestamp.nullable(),
    by: z.string().nullable(),
    failedReason: z.string().nullable(),
  })
  .meta({ id: 'ContentSchedule' })

const version = z
  .object({
    id: z.int(),
    at: timestamp,
    by: z.string().nullable(),
    status: z.enum(['DRAFT', 'PUBLISHED']),
    isScheduled: z.boolean(),
    isCurrent: z.boolean(),
    isPublic: z.boolean(),
  })
  .meta({ id: 'ContentVersion' })

const versionText = version
  .extend({
    fields: z.record(z.string(), z.unknown()),
    html: z.string().nullable(),
    // The words of its text, a line for each of its blocks.
    lines: z.array(z.string()),
  })
  .meta({ id: 'ContentVersionText' })

const versionParams = idParams.extend({ versionId: idParams.shape.id })

const content = (action: Action) => ({ kind: 'module', module: 'content', action }) as const

/** What a kind of content adds to the calls about its versions. */
export type VersionTexts = {
  kind: ContentKind
  tag: string
  /** The fields of a version, and its text as HTML; null where that cannot be made. */
  read: (
    context: RouteContext,
    db: Db,
    id: number,
    versionId: number,
  ) => Promise<{ fields: Record<string, unknown>; html: string | null }>
}

async function theSchedule(req: RouteContext['req'], kind: ContentKind, id: number) {
  const found = await getSchedule(await dbOf(req), kind, id)
  if (!found) throw notFound()
  return found
}

function scheduleRoutes({ kind, tag }: VersionTexts): Route[] {
  const { one, path } = CONTENT_KINDS[kind]
  const shared = { path: `${path}/{id}/schedule`, tag, params: idParams } as const
  return [
    defineRoute({
      ...shared,
      method: 'get',
      access: content('read'),
      summary: `When a ${one} is published and unpublished on its own`,
      response: recordOf(schedule),
      handler: async ({ params }, { req }) => ({ data: await theSchedule(req, kind, params.id) }),
    }),
    defineRoute({
      ...shared,
      method: 'put',
      access: content('update'),
      summary: `Set when a ${one} is published and unpublished, in place of what was set before`,
      body: scheduleInput,
      response: recordOf(schedule),
      handler: async ({ body: { publishAt = null, unpublishAt = null }, params }, { req }) => {
        await saveSchedule(req, kind, params.id, { publishAt, unpublishAt })
        return { data: await theSchedule(req, kind, params.id), message: words.scheduleSaved }
      },
    }),
    defineRoute({
      ...shared,
      method: 'delete',
      access: content('update'),
      summary: `Remove what is scheduled for a ${one}`,
      response: messageAnswer,
      handler: async ({ params }, { req }) => {
        await removeSchedule(req, kind, params.id)
        return { message: words.scheduleRemoved }
      },
    }),
  ]
}

async function versionsOf(
  req: RouteContext['req'],
  kind: ContentKind,
  id: number,
): Promise<ContentVersion[]> {
  const versions = await listVersions(await dbOf(req), kind, id)
  if (versions.length === 0) throw notFound()
  return versions
}

function versionRoutes({ kind, read, tag }: VersionTexts): Route[] {
  const { one, path } = CONTENT_KINDS[kind]
  const single = { path: `${path}/{id}/versions/{versionId}`, tag, params: versionParams } as const
  return [
    defineRoute({
      method: 'get',
      path: `${path}/{id}/versions`,
      access: content('read'),
      tag,
      summary: `The versions of a ${one}, the newest first`,
      params: idParams,
      response: recordOf(z.array(version)),
      handler: async ({ params }, { req }) => ({ data: await versionsOf(req, kind, params.id) }),
    }),
    defineRoute({
      ...single,
      method: 'get',
      access: content('read'),
      summary: `One version of a ${one}, with its text`,
      response: recordOf(versionText),
      handler: async ({ params: { id, versionId } }, context) => {
        const db = await dbOf(context.req)
        const found = await getVersion(db, kind, id, versionId)
        if (!found) throw notFound()
        const text = await read(context, db, id, versionId)
        return { data: { ...found, ...text, lines: toLines(text.html) } }
      },
    }),
    defineRoute({
      ...single,
      path: `${single.path}/restore`,
      method: 'post',
      access: content('update'),
      summary: `Take back a version of a ${one}: as a draft next to what readers see, unless publish is true`,
      body: restoreInput,
      mayOmitBody: true,
      response: recordOf(z.array(version)),
      handler: async ({ body: { publish = false }, params: { id, versionId } }, { req }) => {
        const missing = await restoreVersion(req, kind, id, versionId, publish)
        return { data: await versionsOf(req, kind, id), message: words.restored(publish, missing) }
      },
    }),
  ]
}

/** The calls about schedule and versions of a kind of content. */
export const publishingRoutes = (of: VersionTexts): Route[] => [...scheduleRoutes(of), ...versionRoutes(of)]

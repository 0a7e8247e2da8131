import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { idParams, messageAnswer, recordOf } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { addedFields } from '@/server/rows/added-fields'
import { dbOf } from '@/server/transaction'
import { chooseStockSettings } from '../operations/views/choose-stock-settings'
import { changeView, deleteView, saveView } from '../operations/views/save-view'
import { listSavedViewsOf, readStockSettingsOf } from '../queries/stock/list-saved-views'
import { mayChangeView } from '../rules/stock/saved-view'
import { savedViewInput, savedViewPatch, stockSettingsInput } from '../schemas/saved-view'
import * as words from '../words'

const own = {
  access: { kind: 'module', module: 'inventory', action: 'read' },
  tag: 'Saved views',
} as const

const savedView = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    columns: z.string(),
    isShared: z.boolean(),
    owner: z.string().nullable(),
    mayChange: z.boolean(),
    href: z.string(),
  })
  .meta({ id: 'SavedView' })

async function viewsFor({ actor, req }: RouteContext, id?: number): Promise<z.input<typeof savedView>[]> {
  const views = await listSavedViewsOf(await dbOf(req), Number(req.user?.id), id)
  return views.map(({ userId, ...view }) => ({
    ...view,
    mayChange: mayChangeView(actor, { userId, isShared: view.isShared }),
  }))
}

async function one(context: RouteContext, id: number) {
  const [view] = await viewsFor(context, id)
  if (!view) throw notFound('Saved view not found')
  return view
}

/** Views of the list of vehicles: one's own and shared ones; other people's do not exist for the caller. */
export const savedViewRoutes = [
  defineRoute({
    ...own,
    method: 'get',
    path: '/saved-views',
    summary: 'List your saved views of the vehicles, and those that others share',
    response: recordOf(z.array(savedView)),
    handler: async (_, context) => ({ data: await viewsFor(context) }),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/saved-views',
    status: 201,
    summary: 'Save filters, order and columns of the list of vehicles under a name',
    body: () => savedViewInput(addedFields()),
    response: recordOf(savedView),
    handler: async ({ body }, context) => {
      const id = await saveView(context.req, body)
      return { data: await one(context, id), message: words.viewSaved }
    },
  }),
  defineRoute({
    ...own,
    method: ['patch', 'put'],
    path: '/saved-views/{id}',
    summary: 'Rename a saved view, replace what it shows, or share it with all staff',
    params: idParams,
    body: () => savedViewPatch(addedFields()),
    response: recordOf(savedView),
    handler: async ({ body, params: { id } }, context) => {
      await changeView(context.req, id, body)
      return { data: await one(context, id), message: words.viewSaved }
    },
  }),
  defineRoute({
    ...own,
    method: 'delete',
    path: '/saved-views/{id}',
    summary: 'Delete a saved view',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteView(req, id)
      return { message: words.viewDeleted }
    },
  }),
  defineRoute({
    ...own,
    method: 'put',
    path: '/vehicles/stock/settings',
    summary: 'Choose the columns of your list of vehicles, and the saved view that it opens with',
    body: () => stockSettingsInput(addedFields()),
    response: recordOf(z.object({ columns: z.string().nullable(), defaultView: z.int().nullable() })),
    handler: async ({ body }, { req }) => {
      await chooseStockSettings(req, body)
      return { data: await readStockSettingsOf(await dbOf(req), Number(req.user?.id)) }
    },
  }),
]

import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { savedViewRoutes as routesOfViews } from '@/api/saved-view-routes'
import { buildViewWriter } from '@/modules/accounts/saved-views/operations/build-view-writer'
import { listViewsFor } from '@/modules/accounts/saved-views/queries/list-views'
import { dbOf } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { chooseStockSettings } from '../operations/views/choose-stock-settings'
import { SAVED_VIEWS } from '../queries/stock/list-saved-views'
import { readStockSettingsOf } from '../queries/stock/read-stock-settings'
import { savedViewInput, savedViewPatch, stockSettingsInput, viewHref } from '../schemas/saved-view'

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

/** Views of the list of vehicles, and what somebody has chosen for their own. */
export const savedViewRoutes = [
  ...routesOfViews({
    ...buildViewWriter(SAVED_VIEWS),
    path: '/saved-views',
    tag: own.tag,
    summaries: {
      list: 'List your saved views of the vehicles, and those that others share',
      save: 'Save filters, order and columns of the list of vehicles under a name',
      change: 'Rename a saved view, replace what it shows, or share it with all staff',
      delete: 'Delete a saved view',
    },
    record: savedView,
    input: () => savedViewInput(addedFields()),
    patch: () => savedViewPatch(addedFields()),
    list: async ({ actor, req }, { id }) => {
      const views = await listViewsFor(await dbOf(req), SAVED_VIEWS, actor, { id })
      return views.map((view) => ({ ...view, href: viewHref(view) }))
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

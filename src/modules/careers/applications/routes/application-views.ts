import { z } from 'zod'
import type { OwnData } from '@/api/module'
import { ownView, savedViewRoutes } from '@/api/saved-view-routes'
import { buildViewWriter } from '@/modules/accounts/saved-views/operations/build-view-writer'
import { listViewsFor } from '@/modules/accounts/saved-views/queries/list-views'
import { dbOf } from '@/server/db-of'
import { APPLICATION_VIEWS, listOwnApplicationViews } from '../queries/list-application-views'
import { applicationViewInput, applicationViewPatch } from '../schemas/applications-filter'

const viewRecord = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    isShared: z.boolean(),
    // Whose it is, for views of others.
    owner: z.string().nullable(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'ApplicationView' })

/** Views of applications. Fixed addresses come before those with an id. */
export const applicationViewRoutes = savedViewRoutes({
  ...buildViewWriter(APPLICATION_VIEWS),
  path: '/jobs/application-views',
  tag: 'Careers',
  summaries: {
    list: 'List your saved views of applications, and those that others share',
    save: 'Save the filters and the order of applications under a name',
    change: 'Rename a saved view of applications, replace what it shows, or share it with all staff',
    delete: 'Delete a saved view of applications',
  },
  refusals: [409],
  record: viewRecord,
  input: applicationViewInput,
  patch: applicationViewPatch,
  list: async ({ actor, req }, { id }) => listViewsFor(await dbOf(req), APPLICATION_VIEWS, actor, { id }),
})

/** The views of applications that somebody has saved, in the file of their own data. */
export const ownApplicationViewsData: OwnData = {
  key: 'applicationViews',
  shape: z.array(z.object(ownView)),
  read: listOwnApplicationViews,
}

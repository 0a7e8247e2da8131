import { mayShareViews } from '@/kernel/lists/saved-view-rules'
import type { Actor } from '@/kernel/permissions'
import { listViewsFor } from '@/modules/accounts/saved-views/queries/list-views'
import { STAFF_APPLICATIONS } from '@/modules/careers/openings/rules/admin-urls'
import type { Db } from '@/server/db-of'
import type { ViewState } from '@/ui/back-office/list/views/saved-view-type'
import { APPLICATION_VIEWS } from '../../queries/list-application-views'
import { applicationViewQuery } from '../../schemas/applications-filter'

/** The viewer's saved views, and what the screen shows in the words of a view. */
export async function readViewState(db: Db, actor: Actor, given: Record<string, string>): Promise<ViewState> {
  const views = await listViewsFor(db, APPLICATION_VIEWS, actor)
  const query = applicationViewQuery(new URLSearchParams(given).toString())
  return {
    views: views.map((view) => ({ ...view, href: `${STAFF_APPLICATIONS}?${view.query}` })),
    query,
    // Table and board have names already.
    isNarrowed: [...new URLSearchParams(query).keys()].some((name) => name !== 'view'),
    mayShare: mayShareViews(actor, APPLICATION_VIEWS.module),
  }
}

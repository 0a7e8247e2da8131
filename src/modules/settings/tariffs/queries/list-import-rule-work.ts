import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { mayApprove } from '@/modules/settings/company/queries/get-approval-problem'
import { destinationRules, destinations } from '@/modules/settings/tables.gen'
import { select } from '@/server/rows/select'
import { DESTINATIONS_PATH } from '../rules/admin-urls'
import * as words from '../rules/import-rule-work-words'
import { rulesToApprove } from './select-import-rules-to-approve'

const r = alias(destinationRules, 'r')
const d = alias(destinations, 'd')
const PROPOSED = {
  id: r.id,
  name: r.name,
  country: d.country,
  slug: d.slug,
  since: r.createdAt,
  enteredById: r.enteredById,
}

const oldestProposed: Work['oldest'] = async (payload, { id }, limit) => {
  const rows = await select(
    payload,
    PROPOSED,
    sql`FROM destination_rules r JOIN destinations d ON d.id = r.destination_id
      WHERE r.status = 'PROPOSED' AND ${mayApprove(id, sql`r.entered_by_id`)}
      ORDER BY r.created_at, r.id LIMIT ${limit}`,
  )
  return rows.map(({ country, enteredById, id, name, since, slug }) => ({
    id,
    title: `${country}, ${name}`,
    who: enteredById,
    what: null,
    since,
    href: `${DESTINATIONS_PATH}/${slug}`,
  }))
}

/** Import rules that the viewer may approve, as work for the dashboard. */
export const ruleWork: Work = {
  title: words.rulesWork,
  href: DESTINATIONS_PATH,
  needs: { module: 'settings', action: 'update' },
  place: 85,
  waiting: rulesToApprove.of,
  oldest: oldestProposed,
}

import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { select } from '@/server/rows/select'
import * as words from '../words'
import { interruptedImports } from './select-interrupted-imports'
import { importBatches } from './tables'

const b = alias(importBatches, 'b')
const STOPPED = {
  id: b.id,
  fileName: b.fileName,
  problem: b.problem,
  since: b.startedAt,
  startedBy: b.startedBy,
}

const oldestStopped: Work['oldest'] = async (payload, { id, showrooms }, limit) => {
  const mine = showrooms === 'all' ? sql`true` : sql`b.started_by = ${id}`
  const rows = await select(
    payload,
    STOPPED,
    sql`FROM import_batches b WHERE b.state = 'interrupted' AND b.stop_asked_at IS NULL AND ${mine}
      ORDER BY b.started_at, b.id LIMIT ${limit}`,
  )
  return rows.map(({ fileName, id, problem, since, startedBy }) => ({
    id,
    title: fileName,
    who: startedBy,
    what: problem,
    since,
    href: `/admin/inventory/import/${id}`,
  }))
}

/** Imports that stopped half-way, as work for the dashboard. */
export const importWork: Work = {
  title: words.importsWork,
  href: '/admin/inventory/import',
  needs: { module: 'inventory', action: 'create' },
  place: 80,
  waiting: interruptedImports.of,
  oldest: oldestStopped,
}

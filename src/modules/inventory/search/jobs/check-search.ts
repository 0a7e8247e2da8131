import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { logger } from '@/server/logger'
import { checkSearchIndexes } from '../engine/check-search-indexes'
import { pruneSearchChanges } from '../engine/prune-search-changes'
import { rebuildSearch } from '../engine/rebuild-search'

/**
 * Compares the search table with the vehicles every night, repairs differences and reports how many there
 * were. Then every process compares its index with the table and logs the result.
 */
export const checkSearchQueue = defineQueue({
  name: 'inventory.check-search',
  title: 'Nightly check of the catalogue search',
  input: z.strictObject({}),
  policy: 'short',
  retries: 2,
  expireIn: 60 * 60,
  schedule: { cron: '40 3 * * *', timezone: 'UTC', input: {} },
})

export const checkSearchJob = defineJob(checkSearchQueue, async ({ payload, progress, signal }) => {
  const { vehicles, repaired } = await rebuildSearch(payload, progress, signal)
  const pruned = await pruneSearchChanges(payload)
  await checkSearchIndexes(payload)
  await progress(
    vehicles,
    vehicles,
    repaired === 0 ? 'No differences' : `${repaired} rows differed and were repaired`,
  )
  if (repaired > 0) logger.warn({ vehicles, repaired }, 'search rows had drifted and were repaired')
  else logger.info({ vehicles, pruned }, 'search rows agree with the vehicles')
})

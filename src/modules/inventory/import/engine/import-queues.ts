import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

const SIX_HOURS = 6 * 3600
const id = z.int().min(1)

/** The dry run of a whole file. A newer one replaces an older one. */
export const checkImportQueue = defineQueue({
  name: 'imports.check',
  title: 'Check a file before import',
  input: z.strictObject({ fileId: id, userId: id }),
  about: { fileId: 'import_files' },
  retries: 2,
  expireIn: SIX_HOURS,
  concurrency: 2,
})

/** The import itself. A retry continues where the last attempt ended. */
export const runImportQueue = defineQueue({
  name: 'imports.run',
  title: 'Import vehicles',
  input: z.strictObject({ batchId: id, userId: id }),
  about: { batchId: 'import_batches' },
  retries: 5,
  retryDelayMax: 300,
  expireIn: SIX_HOURS,
})

export const undoImportQueue = defineQueue({
  name: 'imports.undo',
  title: 'Undo an import',
  input: z.strictObject({ batchId: id, userId: id }),
  about: { batchId: 'import_batches' },
  retries: 5,
  retryDelayMax: 300,
  expireIn: SIX_HOURS,
})

/** Files never imported are removed after a week, imported ones after three months. */
export const pruneImportsQueue = defineQueue({
  name: 'imports.prune',
  title: 'Remove old import files',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '45 3 * * *', timezone: 'UTC', input: {} },
})

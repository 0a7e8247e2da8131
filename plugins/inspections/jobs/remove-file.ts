import { sql } from '@payloadcms/db-postgres'
import { defineJob } from '@/server/jobs/define-job'
import { exists } from '@/server/rows/exists'
import { storage } from '@/server/storage'
import { removeFileQueue } from '../operations/declare-remove-file-queue'

/** May run any number of times: removing a missing file is not an error. */
export const removeFileJob = defineJob(removeFileQueue, async ({ input: { key }, payload }) => {
  if (!(await exists(payload, sql`FROM inspections WHERE file_key = ${key}`))) await storage().remove(key)
})

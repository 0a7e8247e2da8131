import { z } from 'zod'
import { defineQueue } from '@/server/jobs/queue'

/** Takes a file out of the storage whose record is gone for good: a file does not come back with a transaction. */
export const removeFileQueue = defineQueue({
  name: 'inspections.remove-file',
  title: 'Remove a certificate that nothing names any more',
  input: z.strictObject({ key: z.string() }),
})

import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/**
 * Removes a file from the storage once its record is permanently gone: a rollback cannot bring a file back.
 */
export const removeFileQueue = defineQueue({
  name: 'inspections.remove-file',
  title: 'Remove an unused certificate file',
  input: z.strictObject({ key: z.string() }),
})

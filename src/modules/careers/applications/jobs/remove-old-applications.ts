import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { anonymizeOldApplications } from '../operations/anonymize-old-applications'
import { deleteGoneApplicationFiles } from '../operations/delete-gone-application-files'

const removeOldApplicationsQueue = defineQueue({
  name: 'careers.remove-old',
  title: 'Anonymise old applications and remove their files',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '40 * * * *', timezone: 'UTC', input: {} },
})

/** Anonymises applications that have been stored for as long as the settings say, and removes files that are gone. */
export const removeOldApplicationsJob = defineJob(
  removeOldApplicationsQueue,
  async ({ payload, progress, signal }) => {
    const anonymized = await anonymizeOldApplications(payload)
    const removed = await deleteGoneApplicationFiles(payload, signal)
    await progress(removed, removed, `files removed, ${anonymized} applications anonymised`)
  },
)

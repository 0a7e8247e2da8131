import { checkSearchJob } from '@/modules/inventory/jobs/check-search'
import { drawGalleriesJob } from '@/modules/inventory/jobs/draw-galleries'
import { pruneJob } from '@/modules/settings/jobs/prune'
import type { Job } from '@/server/jobs/job'
import { mailJob } from '@/server/mail/deliver'

/** Every job that a worker works on. A new one is added here. */
export const jobs: readonly Job[] = [pruneJob, checkSearchJob, drawGalleriesJob, mailJob]

import { pruneJob } from '@/modules/settings/jobs/prune'
import type { Job } from '@/server/jobs/job'

/** Every background job of the product. The worker runs these; migrating creates their queues. */
export const jobs: readonly Job[] = [pruneJob]

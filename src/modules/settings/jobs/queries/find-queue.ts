import { modules } from '@/api/module'
import type { Queue } from '@/server/jobs/define-queue'

/** A queue as its module declares it; undefined for one that no module declares any more. */
export const findQueue = (name: string): Queue | undefined =>
  modules()
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ queue }) => queue.name === name)?.queue

import type { Job } from '@/server/jobs/define-job'
import { modules } from './modules'

/** Every job that a worker works on. */
export const jobs: readonly Job[] = modules.flatMap(({ jobs = [] }) => jobs)

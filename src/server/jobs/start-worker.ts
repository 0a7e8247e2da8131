import type { Payload } from 'payload'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { env } from '../env'
import { logger } from '../logger'
import type { Job } from './define-job'
import { type Envelope, HEARTBEAT_SECONDS, JOBS_SCHEMA } from './define-queue'
import { ensureQueues } from './ensure-queues'
import { runJob } from './run-job'

/** New jobs are announced by Postgres; polled for are those that nobody announces: retries that are due. */
const POLL_SECONDS = 5
/** How often workers look for dead workers, and for jobs over their time limit. */
const SUPERVISE_SECONDS = 5
const STOP_TIMEOUT_MS = 20_000
const OWN_CONNECTIONS = 4

export type Worker = {
  /**
   * Takes no new jobs, waits for the running ones (20 seconds at most), then returns the rest to be repeated.
   */
  stop: () => Promise<void>
}

type WorkerOptions = {
  payload: Payload
  /** Every handler; a queue without one is left alone. */
  jobs: readonly Job[]
  /** Upper limit of concurrent jobs of one queue in this process. */
  concurrency?: number
}

/**
 * Starts working: in the app itself, or in any number of separate processes. Each job is claimed by exactly
 * one worker; if one dies, the others take over its jobs within about 20 seconds.
 */
export async function startWorker({ payload, jobs, concurrency = Infinity }: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    schema: JOBS_SCHEMA,
    application_name: 'kaido-worker',
    max: OWN_CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 3600,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'job worker'))
  boss.on('warning', (warning) => logger.warn({ warning }, 'job worker'))
  await boss.start()
  await ensureQueues(
    boss,
    jobs.map(({ queue }) => queue),
  )
  await ensureSchedules(boss, jobs)
  for (const job of jobs)
    for (let i = 0; i < Math.min(job.queue.concurrency, concurrency); i += 1) await workOn(boss, payload, job)
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }) }
}

/** The loop of one queue. It fetches the next job right after each, since there may be more. */
async function workOn(boss: PgBoss, payload: Payload, job: Job): Promise<void> {
  let loop = ''
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
  } as const
  loop = await boss.work(job.queue.name, options, async (claimed: JobWithMetadata<Envelope>[]) => {
    const results = []
    for (const one of claimed) results.push(await runJob(payload, job, one))
    boss.notifyWorker(loop)
    return results
  })
}

/** The code defines the schedules: new ones are added, changed ones replaced, the others removed. */
async function ensureSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = jobs.flatMap(({ queue }) =>
    queue.schedule ? [{ name: queue.name, title: queue.title, ...queue.schedule }] : [],
  )
  for (const { name, key } of await boss.getSchedules())
    if (key !== '' || !wanted.some((schedule) => schedule.name === name)) await boss.unschedule(name, key)
  for (const { name, title, cron, timezone, input } of wanted) {
    const envelope: Envelope = { input, title, by: null, requestId: null }
    await boss.schedule(name, cron, envelope, { tz: timezone, missed: 'once' })
  }
}

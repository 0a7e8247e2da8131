import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { pruneQueue } from '@/modules/settings/jobs/jobs/prune-jobs'
import { env } from '@/server/env'
import { defineJob, GiveUp, type Job } from '@/server/jobs/define-job'
import { DEAD_QUEUE, defineQueue } from '@/server/jobs/define-queue'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { sendJob } from '@/server/jobs/send-job'
import { startWorker, type Worker } from '@/server/jobs/start-worker'
import { inTransaction } from '@/server/transaction'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../setup/payload'
import { asSomebodyElse } from '../../setup/somebody-else'

type Row = Record<string, unknown>

let payload: Payload
let worker: Worker | undefined
const rows = async (query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await payload.db.drizzle.execute(query)).rows
const jobRows = (queue: string) =>
  rows(sql`SELECT * FROM pgboss.job WHERE name = ${queue} ORDER BY created_on`)

const input = z.strictObject({ port: z.string() })
/** Retried twice, a second apart, so that a test can wait for the end of it. */
const patient = { input, retries: 2, retryDelay: 1 }
const effect = defineQueue({ name: 'test.effect', title: 'Effect', ...patient })
const failing = defineQueue({ name: 'test.failing', title: 'Failing', ...patient })
const hopeless = defineQueue({ name: 'test.hopeless', title: 'Hopeless', ...patient })
const long = defineQueue({ name: 'test.long', title: 'Long', ...patient })
const queues = [effect, failing, hopeless, long]

const work = async (list: readonly Job[]) => {
  worker = await startWorker({ payload, jobs: list })
}
const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 25_000, interval: 50 })

beforeAll(async () => {
  payload = await getTestPayload()
  await prepareJobs(env().DATABASE_URL, [...queues, ...jobs.map(({ queue }) => queue)])
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

describe('sending', () => {
  test('a job sent in a transaction exists only if that commits', async () => {
    const rolledBack = inTransaction({ payload }, async (req) => {
      expect(await sendJob(req, effect, { port: 'Rolled back' })).toMatch(/^[\da-f-]{36}$/)
      throw new Error('stop')
    })
    await expect(rolledBack).rejects.toThrow('stop')
    expect(await jobRows('test.effect')).toEqual([])

    await inTransaction({ payload }, async (req) => {
      await sendJob(req, effect, { port: 'Committed' })
      expect(await asSomebodyElse(() => jobRows('test.effect'))).toEqual([])
    })
    expect(await jobRows('test.effect')).toMatchObject([
      {
        state: 'created',
        dead_letter: DEAD_QUEUE,
        retry_limit: 2,
        data: { input: { port: 'Committed' }, by: null },
      },
    ])
  })

  test('an input that does not fit the queue is rejected immediately', async () => {
    const req = await createLocalReq({}, payload)
    await expect(sendJob(req, effect, { port: 1 } as never)).rejects.toThrow(/expected string/)
  })

  test("a 'short' queue keeps one waiting job per key", async () => {
    const short = defineQueue({ name: 'test.short', title: 'Short', input, policy: 'short' })
    await prepareJobs(env().DATABASE_URL, [short])
    const req = await createLocalReq({}, payload)
    expect(await sendJob(req, short, { port: 'a' }, { key: '1' })).not.toBeNull()
    expect(await sendJob(req, short, { port: 'b' }, { key: '1' })).toBeNull()
    expect(await sendJob(req, short, { port: 'c' }, { key: '2' })).not.toBeNull()
  })
})

describe('working', () => {
  test('an effect happens once even if its handler runs again, and is logged for the job', async () => {
    let runs = 0
    const job = defineJob(effect, async ({ once, input: { port } }) => {
      runs += 1
      await once(`port:${port}`, (_, db) =>
        db.execute(sql`INSERT INTO ports (name, country) VALUES (${port}, 'Kenya')`),
      )
      if (runs === 1) throw new Error('the connection was lost after the effect')
    })
    await work([job])
    await eventually(async () => expect(await jobRows('test.effect')).toMatchObject([{ state: 'completed' }]))
    expect(runs).toBe(2)
    expect(await rows(sql`SELECT name FROM ports`)).toEqual([{ name: 'Committed' }])
    expect(await rows(sql`SELECT * FROM audit_log WHERE table_name = 'ports'`)).toMatchObject([
      { action: 'create', actor_kind: 'job', actor_label: 'Effect', record_label: 'Committed' },
    ])
  })

  test('an effect that fails is rolled back with its key and done on the next attempt', async () => {
    let runs = 0
    const job = defineJob(effect, async ({ once }) => {
      await once('port:half', async (_, db) => {
        await db.execute(sql`INSERT INTO ports (name, country) VALUES ('Half', 'Kenya')`)
        runs += 1
        if (runs === 1) throw new Error('half way')
      })
    })
    await sendJob(await createLocalReq({}, payload), effect, { port: 'Half' })
    await work([job])
    await eventually(async () =>
      expect((await jobRows('test.effect')).map(({ state }) => state)).toEqual(['completed', 'completed']),
    )
    expect(await rows(sql`SELECT name FROM ports WHERE name = 'Half'`)).toHaveLength(1)
  })

  test('a job that keeps failing is retried with growing delays and ends among the dead, with its reason', async () => {
    const times: number[] = []
    const job = defineJob(failing, async () => {
      times.push(Date.now())
      throw new Error('no such luck')
    })
    const id = await sendJob(await createLocalReq({}, payload), failing, { port: 'x' })
    await work([job])
    await eventually(async () => expect(await jobRows(DEAD_QUEUE)).toHaveLength(1))
    const [first = 0, second = 0, third = 0] = times
    expect(times).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(1000)
    expect(third - second).toBeGreaterThanOrEqual(2000)
    expect(await jobRows(DEAD_QUEUE)).toMatchObject([
      {
        source_name: 'test.failing',
        source_id: id,
        source_output: { message: 'no such luck' },
        state: 'created',
      },
    ])
  })

  test('a job that cannot succeed is given up immediately', async () => {
    let runs = 0
    const job = defineJob(hopeless, async () => {
      runs += 1
      throw new GiveUp('the record is gone')
    })
    await sendJob(await createLocalReq({}, payload), hopeless, { port: 'x' })
    await work([job])
    await eventually(async () =>
      expect(
        await rows(sql`SELECT source_output FROM pgboss.job WHERE source_name = 'test.hopeless'`),
      ).toMatchObject([{ source_output: { message: 'the record is gone' } }]),
    )
    expect(runs).toBe(1)
  })

  test('progress is visible while the job runs, and stopping waits for it', async () => {
    const gate = Promise.withResolvers<void>()
    const job = defineJob(long, async ({ progress }) => {
      await progress(3, 10, 'three of ten')
      await gate.promise
    })
    await sendJob(await createLocalReq({}, payload), long, { port: 'x' })
    await work([job])
    await eventually(async () =>
      expect(await rows(sql`SELECT done, total, note FROM job_progress`)).toEqual([
        { done: 3, total: 10, note: 'three of ten' },
      ]),
    )
    expect(await jobRows('test.long')).toMatchObject([{ state: 'active' }])
    const stopped = worker?.stop()
    gate.resolve()
    await stopped
    expect(await jobRows('test.long')).toMatchObject([{ state: 'completed' }])
  })
})

describe('the schedule', () => {
  test('is defined by the code', async () => {
    await payload.db.pool.query(
      `INSERT INTO pgboss.schedule (name, key, cron, timezone) VALUES ('test.effect', 'old', '* * * * *', 'UTC')`,
    )
    await work(jobs)
    const schedules = await rows(sql`SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name`)
    expect(schedules).toContainEqual({ name: 'maintenance.prune', cron: '15 3 * * *', timezone: 'UTC' })
    expect(schedules.map(({ name }) => name)).not.toContain('test.effect')
  })

  test('the cleanup removes old effects and progress of finished jobs, and nothing else', async () => {
    await payload.db.pool.query(`
      INSERT INTO job_effects (key, done_at) VALUES ('old', now() - interval '91 days'), ('young', now() - interval '89 days');
      INSERT INTO job_progress (job_id, updated_at) VALUES (gen_random_uuid(), now() - interval '8 days')`)
    await sendJob(await createLocalReq({}, payload), pruneQueue, {})
    await work(jobs)
    await eventually(async () =>
      expect(await rows(sql`SELECT key FROM job_effects WHERE key = 'old'`)).toEqual([]),
    )
    await eventually(async () =>
      expect(await rows(sql`SELECT note FROM job_progress`)).toEqual([{ note: 'three of ten' }]),
    )
    expect(await rows(sql`SELECT key FROM job_effects WHERE key = 'young'`)).toHaveLength(1)
  })
})

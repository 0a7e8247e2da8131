import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cancelJob } from '@/modules/settings/jobs/operations/cancel-job'
import { retryDeadJobs, retryJob } from '@/modules/settings/jobs/operations/retry-job'
import { countJobs, listJobs } from '@/modules/settings/jobs/queries/list-jobs'
import type { JobState } from '@/modules/settings/jobs/schemas/jobs'
import { env } from '@/server/env'
import { defineJob, GiveUp, type Job } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { sendJob } from '@/server/jobs/send-job'
import { startWorker, type Worker } from '@/server/jobs/start-worker'
import { getTestPayload } from '../../setup/payload'
import { makePerson, type Person, type Row, requestFrom } from './people'

let payload: Payload
let manager: Person
let worker: Worker | undefined

const mail = defineQueue({
  name: 'test.mail',
  title: 'Mail',
  input: z.strictObject({ to: z.string(), apiToken: z.string() }),
  retryDelay: 600,
})

const rows = async (query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await payload.db.drizzle.execute(query)).rows
const list = (state: JobState, seesStack = false) =>
  listJobs(payload.db.drizzle, { state, queue: 'test.mail', page: 1, limit: 10 }, seesStack)
const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 50 })
const work = async (handler: () => Promise<void>) => {
  const job: Job = defineJob(mail, handler)
  worker = await startWorker({ payload, jobs: [job] })
}
const send = async (to: string) => {
  const id = await sendJob(await createLocalReq({}, payload), mail, { to, apiToken: 'very-secret' })
  return String(id)
}

beforeAll(async () => {
  payload = await getTestPayload()
  await prepareJobs(env().DATABASE_URL, [mail])
  manager = await makePerson(payload, 1)
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await payload.db.pool.query(`DELETE FROM pgboss.job WHERE coalesce(source_name, name) = 'test.mail'`)
})

describe('what staff see', () => {
  test('a waiting job with its input and without secrets', async () => {
    await send('a@example.com')
    expect(await list('waiting')).toMatchObject([
      {
        queue: 'test.mail',
        title: 'Mail',
        tries: 0,
        maxTries: 9,
        input: { to: 'a@example.com', apiToken: '[redacted]' },
      },
    ])
    const { counts, queues } = await countJobs(payload.db.drizzle, 'test.mail')
    expect(counts).toMatchObject({ waiting: { count: 1, capped: false }, dead: { count: 0, capped: false } })
    expect(queues).toContainEqual({ name: 'test.mail', title: mail.title })
    expect(queues.map(({ name }) => name)).not.toContain('dead')
    // A queue that never had a job is called by the title that its module declares.
    expect(queues).toContainEqual({ name: 'imports.undo', title: 'Undo an import' })
  })

  test('a failed job with the reason, its next attempt, and the stack for the top role only', async () => {
    await send('a@example.com')
    await work(async () => {
      throw new Error('mailbox full')
    })
    await eventually(async () => expect(await list('failed')).toHaveLength(1))
    const [job] = await list('failed')
    expect(job).toMatchObject({ tries: 1, maxTries: 9, error: { message: 'mailbox full', stack: null } })
    expect(Date.parse(String(job?.dueAt))).toBeGreaterThan(Date.now() + 300_000)
    expect((await list('failed', true))[0]?.error?.stack).toContain('jobs-staff.alone.test')
  })

  test('a dead job once, under its original queue', async () => {
    await send('a@example.com')
    await work(async () => {
      throw new GiveUp('no such address')
    })
    await eventually(async () =>
      expect(await list('dead')).toMatchObject([
        { queue: 'test.mail', error: { message: 'no such address' } },
      ]),
    )
    expect(await list('failed')).toEqual([])
  })
})

describe('what staff do', () => {
  const failFirst = () => {
    let runs = 0
    return async () => {
      runs += 1
      if (runs === 1) throw new Error('not yet')
    }
  }

  test('a retried job does not wait for its next try, and the retry is recorded', async () => {
    const id = await send('a@example.com')
    await work(failFirst())
    await eventually(async () => expect(await list('failed')).toHaveLength(1))
    await retryJob(await requestFrom(payload, manager), id)
    await eventually(async () => expect(await list('finished')).toMatchObject([{ id, isCancelled: false }]))
    expect(await rows(sql`SELECT * FROM audit_log WHERE record_id = ${id}`)).toMatchObject([
      {
        action: 'retry',
        area: 'Background jobs',
        actor_id: manager.id,
        record_label: 'Mail',
        detail: 'was retry',
      },
    ])
  })

  test('a dead job returns to its queue with its input, and nothing is left among the dead', async () => {
    await send('b@example.com')
    let runs = 0
    await work(async () => {
      runs += 1
      if (runs === 1) throw new GiveUp('not yet')
    })
    await eventually(async () => expect(await list('dead')).toHaveLength(1))
    const [dead] = await list('dead')
    await retryJob(await requestFrom(payload, manager), String(dead?.id))
    await eventually(async () =>
      expect(await list('finished')).toMatchObject([{ input: { to: 'b@example.com' }, isCancelled: false }]),
    )
    expect(await list('dead')).toEqual([])
  })

  test('all dead jobs of a queue go back at once', async () => {
    await send('c@example.com')
    await send('d@example.com')
    await work(async () => {
      throw new GiveUp('no')
    })
    await eventually(async () => expect(await list('dead')).toHaveLength(2))
    await worker?.stop()
    expect(await retryDeadJobs(await requestFrom(payload, manager), 'test.other')).toBe(0)
    expect(await retryDeadJobs(await requestFrom(payload, manager), 'test.mail')).toBe(2)
    expect(await list('waiting')).toHaveLength(2)
  })

  test('a cancelled job does not run, and cannot be cancelled again', async () => {
    const id = await send('e@example.com')
    await cancelJob(await requestFrom(payload, manager), id)
    expect(await list('finished')).toMatchObject([{ id, isCancelled: true }])
    await expect(cancelJob(await requestFrom(payload, manager), id)).rejects.toMatchObject({ status: 409 })
    expect(await list('waiting')).toEqual([])
  })

  test('a job waiting its turn needs no retry', async () => {
    const id = await send('f@example.com')
    await expect(retryJob(await requestFrom(payload, manager), id)).rejects.toMatchObject({ status: 409 })
  })

  test('a job that is gone answers 404', async () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    await expect(retryJob(await requestFrom(payload, manager), gone)).rejects.toMatchObject({ status: 404 })
    await expect(cancelJob(await requestFrom(payload, manager), gone)).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['a guest', 'guest'],
    ['a customer', null],
    ['an operator', 4],
    ['a supervisor', 3],
  ] as const)('%s may do nothing, and nothing happens', async (_, role) => {
    const id = await send('g@example.com')
    const req = await requestFrom(payload, role === 'guest' ? null : await makePerson(payload, role))
    await expect(cancelJob(req, id)).rejects.toMatchObject({ status: 403 })
    await expect(retryJob(req, id)).rejects.toMatchObject({ status: 403 })
    await expect(retryDeadJobs(req)).rejects.toMatchObject({ status: 403 })
    expect(await list('waiting')).toMatchObject([{ id }])
  })
})

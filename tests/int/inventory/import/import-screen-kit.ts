import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, vi } from 'vitest'
import { env } from '@/server/env'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { startWorker, type Worker } from '@/server/jobs/start-worker'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../../setup/payload'
import { type Answer, accepted, addPeople, call, type People, tokenOf } from '../../api/client'
import { addYard, carMap, cars, csvOf, query } from './import-kit'

export type Who = keyof People

/** One person's calls from the screen. */
export function screenOf(token: string) {
  const send = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(method, `/imports${path}`, { token, ...(body === undefined ? {} : { body }) })
  return {
    send,
    upload: (content: string | Buffer, name = 'stock.csv', key?: string): Promise<Answer> =>
      call('POST', `/imports/files?name=${encodeURIComponent(name)}`, {
        token,
        raw: Buffer.from(content as string),
        headers: { 'content-type': 'text/csv', ...(key ? { 'idempotency-key': key } : {}) },
      }),
    /** A downloaded file. */
    download: async (path: string): Promise<{ status: number; text: string; headers: Headers }> => {
      const { app } = await import('@/wiring/create-api')
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.fetch(new Request(`http://localhost:3000/api/v1/imports${path}`, { headers }))
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
    /** Waits until an import is in one of the states. */
    until: (id: number, states: string[], patience?: Patience): Promise<Answer['body']> =>
      eventually(async () => {
        const { data } = await accepted(send('GET', `/${id}`))
        if (!states.includes(data.status)) throw new Error(`import ${id} is ${data.status}`)
        return data
      }, patience),
    /** Waits until the check of a file has ended. */
    checked: (fileId: number, patience?: Patience): Promise<Answer['body']> =>
      eventually(async () => {
        const { data } = await accepted(send('GET', `/files/${fileId}/check`))
        if (!['done', 'failed', 'stopped'].includes(data?.state)) throw new Error('not checked yet')
        return data
      }, patience),
  }
}
export type Screen = ReturnType<typeof screenOf>

/** How long to wait for something, in milliseconds. */
type Patience = { timeout: number }

export const eventually = <T>(
  look: () => Promise<T>,
  { timeout }: Patience = { timeout: 25_000 },
): Promise<T> => vi.waitFor(look, { timeout, interval: 60 })

export const screenFor = async (payload: Payload, people: People, who: Who): Promise<Screen> =>
  screenOf(await tokenOf(payload, people[who]))

/** Runs a worker for import jobs until the test file ends. */
export async function workOnImports(payload: Payload): Promise<Worker> {
  await prepareJobs(
    env().DATABASE_URL,
    jobs.map(({ queue }) => queue),
  )
  return startWorker({ payload, jobs: jobs.filter(({ queue }) => queue.name.startsWith('imports.')) })
}

/** A person's request, for operations called directly. */
export const requestOf = async (payload: Payload, id: number) => {
  const user = await payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

export const OPTIONS = { onExisting: 'skip', references: 'reject' } as const

type ScreensWorld = { payload: Payload; people: People; worker: Worker; admin: Screen; operator: Screen }

/** What the tests of one file share; set once `withScreens` has run. */
export const at = {} as ScreensWorld

/** Creates people with their screens, and runs a worker, for a whole file. */
export function withScreens(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    at.people = await addPeople()
    await addYard(at.payload)
    at.worker = await workOnImports(at.payload)
    at.admin = await screenFor(at.payload, at.people, 'admin')
    at.operator = await screenFor(at.payload, at.people, 'operator')
  })
  afterAll(() => at.worker?.stop())
}

/** A file of vehicles whose numbers begin with these letters. */
export const numbered = (letter: string, count: number, own: Parameters<typeof cars>[1] = () => ({})) =>
  csvOf(cars(count, (n) => ({ chassis: `${letter}-${n}`, file: `F${letter}-${n}`, ...own(n) })))

/** The body of a check or an import. */
export const given = (map: unknown = carMap(), options: object = OPTIONS) => ({ map, options })

/** The vehicles of such a file. */
export const vehiclesOf = async (letter: string) =>
  query(
    at.payload,
    sql`SELECT * FROM vehicles WHERE chassis LIKE ${`${letter}-%`} AND deleted_at IS NULL ORDER BY id`,
  )

/** Sends a file that is accepted. */
export async function sent(screen: Screen, content: string | Buffer, name?: string) {
  return (await accepted(screen.upload(content, name))).data
}

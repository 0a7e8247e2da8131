import { createLocalReq, type Payload } from 'payload'
import { vi } from 'vitest'
import { jobs } from '@/jobs'
import { env } from '@/server/env'
import { prepareJobs } from '@/server/jobs/prepare'
import { startWorker, type Worker } from '@/server/jobs/worker'
import { type Answer, call, type People, tokenOf } from '../api/client'

export type Who = keyof People

/** The screen's calls as one person makes them. */
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
    /** A file as it is downloaded. */
    download: async (path: string): Promise<{ status: number; text: string; headers: Headers }> => {
      const { app } = await import('@/api/app')
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.fetch(new Request(`http://localhost:3000/api/v1/imports${path}`, { headers }))
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
    /** Waits until an import is in one of the states. */
    until: (id: number, states: string[], patience?: Patience): Promise<Answer['body']> =>
      eventually(async () => {
        const { body } = await send('GET', `/${id}`)
        if (!states.includes(body.data.status)) throw new Error(`import ${id} is ${body.data.status}`)
        return body.data
      }, patience),
    /** Waits until the check of a file has ended. */
    checked: (fileId: number, patience?: Patience): Promise<Answer['body']> =>
      eventually(async () => {
        const { body } = await send('GET', `/files/${fileId}/check`)
        if (!['done', 'failed', 'stopped'].includes(body.data?.state)) throw new Error('not checked yet')
        return body.data
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

/** Somebody works on the jobs of imports until the test file ends. */
export async function workOnImports(payload: Payload): Promise<Worker> {
  await prepareJobs(
    env().DATABASE_URL,
    jobs.map(({ queue }) => queue),
  )
  return startWorker({ payload, jobs: jobs.filter(({ queue }) => queue.name.startsWith('imports.')) })
}

/** A request of somebody, for operations that are called directly. */
export const requestOf = async (payload: Payload, id: number) => {
  const user = await payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

export const OPTIONS = { onExisting: 'skip', references: 'reject' } as const

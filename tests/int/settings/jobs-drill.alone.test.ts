import { expect, test } from 'vitest'
import { env } from '@/server/env'
import { drillJobs } from '../../drills/jobs/run'
import { getTestPayload } from '../../setup/payload'

test('a worker that is killed in the middle neither loses nor repeats an effect', {
  timeout: 120_000,
}, async () => {
  const lines: string[] = []
  const result = await drillJobs({
    payload: await getTestPayload(),
    url: env().DATABASE_URL,
    jobs: 40,
    workers: 2,
    kills: 1,
    timeoutMs: 110_000,
    passTime: true,
    print: (text) => lines.push(text),
  })
  expect(result, lines.join('\n')).toMatchObject({
    ok: true,
    jobs: 40,
    effects: 40,
    duplicates: 0,
    lost: 0,
    killed: 1,
  })
})

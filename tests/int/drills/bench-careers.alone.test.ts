import { expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { benchCareers } from '../../bench/careers/run'
import { getTestPayload } from '../../setup/payload'

test('the measurement of applications loads what it states, and reads every list', {
  timeout: 120_000,
}, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const lines: string[] = []
  const result = await benchCareers({
    payload: await getTestPayload(),
    adminUrl: admin.href,
    applications: 2_000,
    reads: 16,
    print: (text) => lines.push(text),
  })
  const output = lines.join('\n')
  expect(result.applications, output).toBe(2_000)
  for (const [name, { p95, rows }] of Object.entries(result.lists)) {
    expect(p95, name).toBeGreaterThan(0)
    expect(rows, name).toBeGreaterThan(0)
  }
})

import { expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { benchSupport } from '../../bench/support/run'
import { getTestPayload } from '../../setup/payload'

test('the measurement of tickets loads what it states, and reads every list', {
  timeout: 120_000,
}, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const lines: string[] = []
  const result = await benchSupport({
    payload: await getTestPayload(),
    adminUrl: admin.href,
    tickets: 2_000,
    reads: 16,
    print: (text) => lines.push(text),
  })
  const output = lines.join('\n')
  expect(result.tickets, output).toBe(2_000)
  for (const [name, { p95, rows }] of Object.entries(result.lists)) {
    expect(p95, name).toBeGreaterThan(0)
    expect(rows, name).toBeGreaterThan(0)
  }
})

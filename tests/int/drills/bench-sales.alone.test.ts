import { expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { benchSales } from '../../bench/sales/run'
import { getTestPayload } from '../../setup/payload'

test('the measurement of sales loads what it states, and reads every list', {
  timeout: 120_000,
}, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const lines: string[] = []
  const result = await benchSales({
    payload: await getTestPayload(),
    adminUrl: admin.href,
    quotes: 800,
    reads: 8,
    print: (text) => lines.push(text),
  })
  const output = lines.join('\n')
  expect(result, output).toMatchObject({ quotes: 800, orders: 200, inquiries: 200 })
  for (const [name, { p95, ratio, rows }] of Object.entries(result.lists)) {
    expect(p95, name).toBeGreaterThan(0)
    // Rounded: 0 where the read beside it was slow once.
    expect(Number.isFinite(ratio), name).toBe(true)
    expect(rows, name).toBeGreaterThan(0)
  }
})

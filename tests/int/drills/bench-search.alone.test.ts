import { expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { benchSearch } from '../../bench/search/run'
import { getTestPayload } from '../../setup/payload'

const FIGURES = [
  'p50',
  'p95',
  'p99',
  'rps16',
  'p95_text',
  'ratio_payload_find',
  'ratio_payload_find_facets',
  'ratio_pk',
  'save_ratio',
]

test('the search measurement loads vehicles as a save writes them, and answers as plain SQL does', {
  timeout: 180_000,
}, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const lines: string[] = []
  const result = await benchSearch({
    payload: await getTestPayload(),
    adminUrl: admin.href,
    samples: undefined,
    vehicles: 1_000,
    searches: 30,
    checks: 44,
    // Even when other tests use the processor, every option must be counted.
    facetLimitMs: 60_000,
    print: (text) => lines.push(text),
  })
  const output = lines.join('\n')
  expect(result, output).toMatchObject({ vehicles: 1_000, searches: 30, source: 'demo tables', wrong: 0 })
  expect(result.destinations, output).toMatchObject({ destinations: 20, wrong: [] })
  expect(result.listed / result.vehicles, output).toBeGreaterThan(0.75)
  expect(result.listed / result.vehicles, output).toBeLessThan(0.85)
  expect(Object.keys(result).slice(0, 10), output).toEqual([...FIGURES, 'bytes_per_vehicle'])
  for (const name of FIGURES) expect(result[name as keyof typeof result], name).toBeGreaterThan(0)
  expect(result.payload_find_facets.counted, output).toBe(result.payload_find_facets.options)
})

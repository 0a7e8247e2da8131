import { expect, inject, test } from 'vitest'
import { env } from '@/server/env'
import { benchImport } from '../../bench/import/run'
import { getTestPayload } from '../../setup/payload'

test('the measurement of imports creates every row of each file', { timeout: 120_000 }, async () => {
  const admin = new URL(inject('adminUrl'))
  admin.pathname = new URL(env().DATABASE_URL).pathname
  const lines: string[] = []
  const { files } = await benchImport({
    payload: await getTestPayload(),
    adminUrl: admin.href,
    rows: 40,
    print: (text) => lines.push(text),
  })
  expect(Object.keys(files)).toEqual(['narrow', 'wide', 'names', 'repeated'])
  for (const [name, measured] of Object.entries(files))
    for (const figure of Object.values(measured)) expect(figure, name).toBeGreaterThan(0)
})

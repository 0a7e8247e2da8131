import { expect, test } from 'vitest'
import { drillSearch } from '../../../drills/search/run'
import { getTestPayload } from '../../../setup/payload'

test('two indexes agree with SQL, between random writes and lost connections; hidden vehicles never show', {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const result = await drillSearch({
    payload: await getTestPayload(),
    requests: 120,
    writes: 60,
    vehicles: 80,
    cuts: 1,
    seed: 3,
    timeoutMs: 200_000,
    print: (text) => lines.push(text),
  })
  expect(result, lines.join('\n')).toMatchObject({
    ok: true,
    requests: 120,
    requests_elsewhere: 60,
    wrong: 0,
    hidden_shown: 0,
    not_by_index: 0,
    cuts: 2,
  })
})

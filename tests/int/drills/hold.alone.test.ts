import { expect, test } from 'vitest'
import { drillHold } from '../../drills/hold/run'
import { getTestPayload } from '../../setup/payload'

test('concurrent requests give one per customer, concurrent confirmations one, and the others read why', {
  timeout: 180_000,
}, async () => {
  const lines: string[] = []
  const result = await drillHold({
    payload: await getTestPayload(),
    customers: 20,
    confirms: 8,
    print: (text) => lines.push(text),
  })
  expect(result, lines.join('\n')).toMatchObject({
    ok: true,
    requests_sent: 40,
    requests: 20,
    customers: 20,
    requests_refused: 20,
    confirms_sent: 8,
    holds: 1,
    confirms_refused: 7,
    vehicle: 'RESERVED',
    searched: 'RESERVED',
    faults: 0,
    mails: 21,
  })
  expect(result.sentences).toEqual([
    'You have already requested this vehicle.',
    expect.stringMatching(/^This vehicle is already reserved for another customer until .+ UTC\./),
  ])
})

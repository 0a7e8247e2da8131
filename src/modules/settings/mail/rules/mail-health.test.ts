import { expect, test } from 'vitest'
import { mailHealth } from './mail-health'

const early = '2026-03-01T08:00:00.000Z'
const late = '2026-03-02T08:00:00.000Z'

test.each([
  ['stays', 'outbox', late, null],
  ['unknown', 'smtp', null, null],
  ['leaves', 'smtp', late, null],
  ['leaves', 'resend', late, early],
  ['fails', 'resend', early, late],
  ['fails', 'smtp', null, early],
] as const)('%s by %s, last sent %s, last failed %s', (health, provider, lastSentAt, failedAt) =>
  expect(mailHealth({ provider, lastSentAt, lastFailure: failedAt ? { createdAt: failedAt } : null })).toBe(
    health,
  ),
)

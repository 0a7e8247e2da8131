import { expect, test } from 'vitest'
import { statusShown, waitingSince } from './inquiry-status'

test.each([
  ['PENDING', 'Pending', 'amber'],
  ['REPLIED', 'Responded', 'green'],
  ['ARCHIVED', 'Unknown', 'grey'],
  ['', 'Unknown', 'grey'],
])('the state %s is shown as %s, in %s', (status, label, tone) => {
  expect(statusShown(status)).toEqual({ label, tone })
})

const requested = '2026-11-20T09:00:00.000Z'
const changed = '2026-11-21T09:00:00.000Z'

test.each([
  ['a new inquiry waits since it was asked', 'PENDING', null, requested],
  ['one that was opened again waits since then', 'PENDING', requested, changed],
  ['an answered one does not wait', 'REPLIED', changed, null],
  ['nor does one in a state that is not known', 'ARCHIVED', null, null],
])('%s', (_, status, replyAt, since) => {
  expect(waitingSince({ status, replyAt, createdAt: requested, updatedAt: changed })).toBe(since)
})

import { describe, expect, it } from 'vitest'
import { SCHEDULE_MESSAGES, scheduleIssues } from './schedule'

const NOW = new Date('2026-11-27T12:00:00Z')
const EARLIER = '2026-11-27T11:59:59Z'
const SOON = '2026-11-27T13:00:00Z'
const LATER = '2026-11-28T12:00:00+03:00'
const FAR = '2032-01-01T00:00:00Z'

describe('a schedule', () => {
  it.each([
    ['of nothing', null, null, false, null],
    ['to publish', SOON, null, false, null],
    ['to publish and to unpublish', SOON, LATER, false, null],
    ['to unpublish what is public', null, SOON, true, null],
    ['in the past', EARLIER, null, false, SCHEDULE_MESSAGES.publishPast],
    ['to unpublish in the past', null, EARLIER, true, SCHEDULE_MESSAGES.unpublishPast],
    ['in the wrong order', LATER, SOON, false, SCHEDULE_MESSAGES.wrongOrder],
    ['at the same moment', SOON, SOON, false, SCHEDULE_MESSAGES.wrongOrder],
    ['to unpublish a draft', null, SOON, false, SCHEDULE_MESSAGES.neverPublic],
    ['too far ahead', FAR, null, false, 'At most five years ahead'],
  ])('%s', (_, publishAt, unpublishAt, isLive, message) => {
    const [first] = scheduleIssues({ publishAt, unpublishAt }, isLive, NOW)
    expect(first?.message ?? null).toBe(message)
  })
})

import { expect, test } from 'vitest'
import { checkReply, isOverUnread } from './check-reply'

const now = new Date('2026-11-22T10:00:00.000Z')
const check = (before: string | null, given: string | null | undefined) => checkReply(before, given, 7, now)
const replied = (replyMessage: string) => ({
  ok: true,
  value: { status: 'REPLIED', replyMessage, replyAt: now.toISOString(), repliedBy: 7 },
})

test('a reply answers the inquiry, now and by this person', () => {
  expect(check(null, ' We have one. ')).toEqual(replied('We have one.'))
  expect(check('We have one.', 'We have two.')).toEqual(replied('We have two.'))
})

test.each([
  ['without a reply', null, undefined],
  ['with a blank one where there is none', null, '  '],
  ['with the one that is there', 'We have one.', 'We have one.'],
])('a change %s replies nothing', (_, before, given) => {
  expect(check(before, given)).toEqual({ ok: true, value: null })
})

test.each([null, '', '  '])('a reply that was sent cannot be emptied by %j', (given) => {
  expect(check('We have one.', given)).toEqual({
    ok: false,
    error: 'A reply that was sent cannot be taken back',
  })
})

test.each([
  ['the first', null, 'We have one.', false, false],
  ['another, by somebody who has read the first', 'We have one.', 'We have two.', true, false],
  ['another, by somebody who may not have', 'We have one.', 'We have two.', false, true],
  ['the same again', 'We have one.', 'We have one.', false, false],
])('%s: over an unread reply is %s', (_, before, given, hasSeen, expected) => {
  const reply = check(before, given)
  expect(reply.ok && isOverUnread(before, reply.value, hasSeen)).toBe(expected)
})

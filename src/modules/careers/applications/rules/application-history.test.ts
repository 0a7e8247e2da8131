import { expect, test } from 'vitest'
import { historySentence, isUndoable } from './application-history'

test.each([
  ['stage', null, 'SUBMITTED', 'Applied'],
  ['stage', 'UNDER_REVIEW', 'INTERVIEW', 'Under review → Interview'],
  ['shortlist', 'PENDING', 'SHORTLISTED', 'Pending → Shortlisted'],
  ['rejection', null, 'REJECTED', 'Rejected'],
  ['rejection', 'REJECTED', null, 'Rejection undone'],
  ['rejection-mail', null, null, 'The applicant was written to about the rejection'],
] as const)('%s from %s to %s: %s', (kind, from, to, sentence) => {
  expect(historySentence({ kind, from, to })).toBe(sentence)
})

test.each([
  ['stage', 'staff', true],
  ['stage', 'applicant', false],
  ['rejection', 'staff', true],
  ['rejection-mail', 'clock', false],
] as const)('%s by %s can be undone: %s', (kind, actor, may) => expect(isUndoable(kind, actor)).toBe(may))

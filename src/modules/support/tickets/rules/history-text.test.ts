import { expect, test } from 'vitest'
import { historyText } from './history-text'

test.each([
  ['status', null, 'OPEN', 'Created as open'],
  ['status', 'OPEN', 'ON_HOLD', 'Open → On hold'],
  ['priority', 'NORMAL', 'URGENT', 'Priority: Normal → Urgent'],
  ['assignment', null, 'Jane Doe', 'Assigned to Jane Doe'],
  ['assignment', 'Jane Doe', null, 'Unassigned from Jane Doe'],
  ['department', null, 'Shipping', 'Moved to Shipping'],
  ['department', 'Shipping', null, 'Removed from Shipping'],
  ['merge', null, 'TK-2026-9', 'Merged into TK-2026-9'],
  ['merge', 'TK-2026-9', null, 'TK-2026-9 became part of it'],
  ['split', null, 'TK-2026-9', 'Messages moved to TK-2026-9'],
  ['split', 'TK-2026-9', null, 'Split from TK-2026-9'],
  ['link', null, 'TK-2026-9', 'Linked to TK-2026-9'],
  ['link', 'TK-2026-9', null, 'Unlinked from TK-2026-9'],
] as const)('%s from %s to %s reads as %s', (kind, from, to, text) => {
  expect(historyText({ kind, from, to })).toBe(text)
})

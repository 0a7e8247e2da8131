import { expect, it } from 'vitest'
import { idInTicketNumber } from './ticket-number'

it.each([
  ['TK-2026-417', 417],
  ['tk-2025-417', 417],
  [' 417 ', 417],
  ['000417', 417],
  ['TK-417', null],
  ['OR-2026-417', null],
  ['0', null],
  ['2147483648', null],
  ['', null],
])('the id in %j is %s', (text, id) => expect(idInTicketNumber(text)).toBe(id))

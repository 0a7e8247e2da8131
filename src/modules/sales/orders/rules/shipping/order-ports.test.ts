import { expect, test } from 'vitest'
import { checkPortChange, type PortOfOrder, portQuestion } from './order-ports'

const MOMBASA: PortOfOrder = { id: 1, name: 'Mombasa', use: 'destination' }
const DURBAN: PortOfOrder = { id: 2, name: 'Durban', use: 'both' }
const YOKOHAMA: PortOfOrder = { id: 3, name: 'Yokohama', use: 'origin' }
const STAYS = 'can no longer be changed'

test.each([
  [null, null, MOMBASA, null, null],
  [null, 'DEPARTED', MOMBASA, null, null],
  [MOMBASA, 'DEPARTED', MOMBASA, null, null],
  [MOMBASA, 'LOADED', DURBAN, null, 'from Mombasa to Durban'],
  [MOMBASA, null, null, null, 'from Mombasa to none'],
  [MOMBASA, 'DEPARTED', DURBAN, STAYS, 'from Mombasa to Durban'],
  [MOMBASA, 'ARRIVED', null, STAYS, 'from Mombasa to none'],
  [DURBAN, 'BOOKED', YOKOHAMA, 'must be different', 'from Durban to Yokohama'],
] as const)('from %o at %s to %o: refused for %s, asked %s', (before, milestone, after, refused, asked) => {
  const change = { before, after, milestone, loading: YOKOHAMA }
  const [issue] = checkPortChange(change)
  if (refused === null) expect(issue).toBeUndefined()
  else expect(issue?.message).toContain(refused)
  const question = portQuestion(change, '$10,500 CIF Mombasa')
  if (asked === null) expect(question).toBeNull()
  else expect(question).toContain(asked)
})

test('a port that is only loaded in is no port of discharge', () => {
  const change = { before: null, after: YOKOHAMA, milestone: null, loading: null }
  expect(checkPortChange(change)[0]?.message).toBe(
    'Yokohama is a port of loading. Choose a port of destination',
  )
})

import { expect, test } from 'vitest'
import { boardStages, REJECT_KEY, STAFF_STAGES, STAGE_KEYS, UNDO_KEY } from './application-board'
import { APPLICATION_STAGES } from './application-lists'

test('the board has a column for every stage that staff bring applications to, in their order', () => {
  expect(STAFF_STAGES).toEqual(APPLICATION_STAGES.filter((stage) => stage !== 'WITHDRAWN'))
})

test.each([
  [undefined, STAFF_STAGES],
  ['REJECTED', STAFF_STAGES],
  ['INTERVIEW', ['INTERVIEW']],
  ['WITHDRAWN', ['WITHDRAWN']],
] as const)('filtered by %s it shows %j', (status, stages) => {
  expect(boardStages(status)).toEqual(stages)
})

test('every step has a key of its own, and none is one of every list', () => {
  const keys = [...Object.values(STAGE_KEYS), REJECT_KEY, UNDO_KEY]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => ['j', 'k', 'x', 'e', 'b'].includes(key))).toEqual([])
})

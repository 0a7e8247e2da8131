import { expect, test } from 'vitest'
import { reasonSentence } from './reason-sentence'

test.each([
  ['As you asked', 'Reason: As you asked.'],
  [' The engine is not as described. ', 'Reason: The engine is not as described.'],
  ['お客様のご希望により。', 'Reason: お客様のご希望により。'],
  ['', ''],
  ['  ', ''],
  [null, ''],
])('%j reads %j', (reason, text) => {
  expect(reasonSentence(reason)).toBe(text)
})

import { describe, expect, test } from 'vitest'
import { actionWord, auditSentence, visibleValues } from './audit-words'

describe('auditSentence', () => {
  const row = { action: 'update', recordLabel: null, recordId: null, detail: null, hasChanges: false }
  test.each([
    [
      { ...row, recordLabel: '2015 Toyota Aqua', detail: 'price, status', hasChanges: true },
      'price, status of 2015 Toyota Aqua',
    ],
    [{ ...row, action: 'create', recordLabel: 'Mombasa' }, 'Mombasa'],
    [{ ...row, recordId: '12', detail: 'price', hasChanges: true }, 'price of no. 12'],
    [{ ...row, action: 'export', detail: '312 rows' }, '312 rows'],
    [{ ...row, action: 'retry', recordLabel: 'Drawings', detail: 'dead' }, 'Drawings: dead'],
    [row, ''],
  ])('%j reads %j', (entry, sentence) => {
    expect(auditSentence(entry)).toBe(sentence)
  })
})

test('an unknown action is shown as it is', () => {
  expect([actionWord('sign-in'), actionWord('toString'), actionWord('merged')]).toEqual([
    'Signed in',
    'toString',
    'merged',
  ])
})

describe('visibleValues', () => {
  test('cost and markup are hidden from those who do not enter them, the fact of a change is not', () => {
    const values = { price: 5000, cost_value: 4000, markup: null }
    expect(visibleValues(values, false)).toEqual({ price: 5000, cost_value: 'hidden', markup: null })
    expect(visibleValues(values, true)).toEqual(values)
  })
})

import { expect, test } from 'vitest'
import { type CannedValues, fillCannedReply, unfilledIn } from './canned-variables'

const VALUES: CannedValues = {
  customerName: 'Amina Otieno',
  ticketNumber: 'TK-2026-12',
  subject: 'Where is my car?',
  aboutTitle: null,
  agentName: 'Jane Doe',
  departmentName: 'Shipping',
}

test.each([
  ['Dear {{customerName}},', 'Dear Amina Otieno,'],
  ['{{ ticketNumber }}: {{subject}}', 'TK-2026-12: Where is my car?'],
  ['About {{aboutTitle}}', 'About {{aboutTitle}}'],
  ['{{unknown}} {{agentName}}', '{{unknown}} Jane Doe'],
  ['{{agentName}}, {{departmentName}}', 'Jane Doe, Shipping'],
  ['{customerName}', '{customerName}'],
])('%s becomes %s', (text, filled) => {
  expect(fillCannedReply(text, VALUES)).toBe(filled)
})

test('a value is not read as a variable again, nor as a pattern', () => {
  const values = { ...VALUES, customerName: '{{agentName}} $&' }
  expect(fillCannedReply('{{customerName}}', values)).toBe('{{agentName}} $&')
})

test('variables that are still in a text are named once each', () => {
  expect(unfilledIn('{{aboutTitle}}, {{aboutTitle}} and {{x}}')).toEqual(['{{aboutTitle}}', '{{x}}'])
  expect(unfilledIn('nothing')).toEqual([])
})

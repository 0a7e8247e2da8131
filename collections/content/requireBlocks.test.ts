import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { draftBlock, missingIn } from './requireBlocks'

const FIELDS: Field[] = [
  { name: 'title', type: 'text', required: true, label: 'Heading' },
  { type: 'row', fields: [{ name: 'to', type: 'text', required: true }] },
  {
    name: 'questions',
    type: 'array',
    required: true,
    fields: [{ name: 'answer', type: 'textarea', required: true }],
  },
]
const whole = { title: 'Ports', to: '/ports', questions: [{ answer: 'Yes' }] }

test.each([
  [whole, null],
  [{ ...whole, title: ' ' }, 'Heading'],
  [{ ...whole, to: undefined }, 'To'],
  [{ ...whole, questions: [] }, 'Questions'],
  [{ ...whole, questions: [{ answer: 'Yes' }, {}] }, 'Answer'],
])('a block with %j lacks %s', (values, missing) => {
  expect(missingIn(FIELDS, values)).toBe(missing)
})

test('in the editor nothing of a block is required', () => {
  const block = draftBlock({ slug: 'port', fields: FIELDS })
  expect(JSON.stringify(block)).not.toContain('"required":true')
  expect(JSON.stringify(FIELDS)).toContain('"required":true')
})

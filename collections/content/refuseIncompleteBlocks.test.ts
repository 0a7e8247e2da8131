import type { Field, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { draftBlock, faultIn } from './refuseIncompleteBlocks'

const isLong = (value: unknown) => String(value).length > 2 || 'Too short'
const FIELDS: Field[] = [
  { name: 'title', type: 'text', required: true, label: 'Heading', validate: isLong },
  { type: 'row', fields: [{ name: 'to', type: 'text', required: true }] },
  {
    name: 'questions',
    type: 'array',
    required: true,
    minRows: 1,
    fields: [{ name: 'answer', type: 'textarea', required: true }],
  },
]
const whole = { title: 'Ports', to: '/ports', questions: [{ answer: 'Yes' }] }

test.each([
  [whole, null],
  [{ ...whole, title: 'No' }, 'Heading – Too short'],
  [{ ...whole, title: ' ' }, 'Heading is required'],
  [{ ...whole, to: undefined }, 'To is required'],
  [{ ...whole, questions: [] }, 'Questions is required'],
  [{ ...whole, questions: [{ answer: 'Yes' }, {}] }, 'Answer is required'],
])('a block with %j: %s', async (values, fault) => {
  expect(await faultIn(FIELDS, values, {} as PayloadRequest)).toBe(fault)
})

test('in the editor nothing of a block is required', () => {
  const block = draftBlock({ slug: 'port', fields: FIELDS })
  expect(JSON.stringify(block)).not.toMatch(/required|minRows/)
  expect(block.fields[0]).not.toHaveProperty('validate')
  expect(JSON.stringify(FIELDS)).toContain('"required":true')
})

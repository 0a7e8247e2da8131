import { expect, it } from 'vitest'
import { questionsOf } from './content'

const block = (blockType: string, items: unknown) => ({ type: 'block', fields: { blockType, items } })
const text = (...children: unknown[]) => ({ root: { children } })
const whole = { question: 'How long?', answer: 'Six weeks.' }

it.each([
  [null, []],
  [text(), []],
  [text({ type: 'paragraph' }, block('questions', [whole])), [whole]],
  [text(block('questions', [whole]), block('questions', [{ ...whole, id: 'x' }])), [whole, whole]],
  [text(block('questions', [{ question: ' ', answer: 'x' }, { question: 'x' }, null])), []],
  [text(block('questions', 'none')), []],
  [text(block('columns', [whole])), []],
])('of %j are those with an answer', (content, questions) => {
  expect(questionsOf(content)).toEqual(questions)
})

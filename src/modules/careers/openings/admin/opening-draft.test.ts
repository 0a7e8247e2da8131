import { expect, test } from 'vitest'
import { OPENING_MESSAGES } from '../rules/opening'
import { QUESTION_MESSAGES } from '../rules/screening-question'
import { draftOf, fieldsOf, moved, newQuestion, readDraft } from './opening-draft'

test('an empty form says of every field that it is needed, each at a field of the screen', () => {
  const draft = { ...draftOf(null, []), questions: [newQuestion()] }
  const { issues } = readDraft(draft)
  const needed = [
    ...['title', 'closingDate', 'type', 'mode', 'experience', 'location', 'description'],
    ...['keyResponsibilities', 'requirements', 'education'],
  ] as const
  expect(issues.map(({ message }) => message)).toEqual([
    ...needed.map((name) => OPENING_MESSAGES[name]),
    QUESTION_MESSAGES.required,
  ])
  const fields = fieldsOf(draft)
  expect(issues.filter(({ path }) => !fields.includes(path))).toEqual([])
})

test('only answers that a question still has disqualify', () => {
  const question = {
    ...newQuestion(),
    question: 'Port?',
    type: 'MULTIPLE_CHOICE',
    options: 'Mombasa\n\nTema ',
  }
  const draft = { ...draftOf(null, []), questions: [{ ...question, disqualifying: ['Tema', 'Durban'] }] }
  expect(readDraft(draft).body.questions).toMatchObject([
    { options: ['Mombasa', 'Tema'], disqualifying: ['Tema'] },
  ])
})

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('a question at %i moves to %i, and not beyond the ends', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

test('a new question need not be answered', () => expect(newQuestion().requirement).toBe('optional'))

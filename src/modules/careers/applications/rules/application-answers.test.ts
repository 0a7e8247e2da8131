import { expect, test } from 'vitest'
import type { ScreeningQuestion } from '@/modules/careers/openings/rules/screening-question'
import { answerIssues, answersByName, givenAnswers } from './application-answers'

const questionOf = (id: string, more: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  ...{
    id,
    question: `Question ${id}`,
    type: 'TEXT',
    requirement: 'optional',
    options: [],
    disqualifying: [],
    tags: '',
  },
  ...more,
})

const licence = questionOf('1', { type: 'YES_NO', requirement: 'required', disqualifying: ['no'] })
const yard = questionOf('2', { type: 'MULTIPLE_CHOICE', requirement: 'preferred', options: ['USS', 'TAA'] })
const why = questionOf('3')
const all = [licence, yard, why]

test.each([
  ['everything', { question_1: 'Yes', question_2: 'uss', question_3: 'Because' }, []],
  ['what is required alone', { question_1: 'Yes' }, []],
  ['nothing', {}, ['answers.question_1: Question 1 is required']],
  ['spaces', { question_1: '  ' }, ['answers.question_1: Question 1 is required']],
  ['no option', { question_1: 'Yes', question_2: 'JAA' }, ['answers.question_2: Choose one of the answers']],
  [
    'too much',
    { question_1: 'Yes', question_3: 'x'.repeat(2_001) },
    ['answers.question_3: An answer must be 2,000 characters or less'],
  ],
  [
    'what is not asked',
    { question_1: 'Yes', question_9: 'x' },
    ['answers.question_9: This question is not asked any more'],
  ],
])('%s', (_, given, issues) => {
  expect(answerIssues(all, given).map(({ message, path }) => `${path}: ${message}`)).toEqual(issues)
})

test('answers are stored with the words of the questions, and marked where they disqualify', () => {
  expect(givenAnswers(all, { question_1: 'NO', question_3: ' Because ' })).toMatchObject([
    { questionId: '1', question: 'Question 1', answer: 'No', disqualifies: true },
    { questionId: '2', answer: '', disqualifies: false },
    { questionId: '3', answer: 'Because', disqualifies: false },
  ])
})

test('answers are read by the names under which they are given, without those left out', () => {
  expect(answersByName(givenAnswers(all, { question_1: 'NO', question_3: 'Because' }))).toEqual({
    question_1: 'No',
    question_3: 'Because',
  })
})

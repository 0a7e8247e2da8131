import { expect, test } from 'vitest'
import { answerAmong, answersTo, entriesOf, questionIssues, textOfEntries } from './screening-question'

const LICENCE = { question: 'Do you drive?', type: 'YES_NO', requirement: 'required' }

test.each([
  ['a question', LICENCE, []],
  ['no text', { ...LICENCE, question: ' ' }, ['q.question: Question is required']],
  ['no type', { question: 'Why?' }, ['q.type: Question type is required']],
  ['an empty type', { question: 'Why?', type: '' }, ['q.type: Question type is required']],
  [
    'an unknown type',
    { ...LICENCE, type: 'SONG' },
    ['q.type: Question type must be one of YES_NO, MULTIPLE_CHOICE, TEXT'],
  ],
  [
    'an unknown requirement',
    { ...LICENCE, requirement: 'nice' },
    ['q.requirement: Requirement must be one of required, preferred, optional'],
  ],
  [
    'one option',
    { ...LICENCE, type: 'MULTIPLE_CHOICE', options: 'A' },
    ['q.options: Enter at least two options'],
  ],
  [
    'the same option twice',
    { ...LICENCE, type: 'MULTIPLE_CHOICE', options: 'A\na ' },
    ['q.options: Two options are the same'],
  ],
  [
    'an answer that disqualifies and is no option',
    { ...LICENCE, disqualifying: 'Maybe' },
    ['q.disqualifying: An answer that disqualifies must be one of the options'],
  ],
  ['one that is, in other letters', { ...LICENCE, disqualifying: 'no' }, []],
  [
    'a text that is too long',
    { ...LICENCE, question: 'x'.repeat(501) },
    ['q.question: Question must be 500 characters or less'],
  ],
])('%s', (_, given, issues) => {
  expect(questionIssues('q', given).map(({ message, path }) => `${path}: ${message}`)).toEqual(issues)
})

test.each([
  [' USS \n\nTAA\r\n', ['USS', 'TAA']],
  [null, []],
  ['', []],
])('entries of %j are %j', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries)
  expect(entriesOf(textOfEntries(entries))).toEqual(entries)
})

test.each([
  ['YES_NO', ['Yes', 'No']],
  ['MULTIPLE_CHOICE', ['A']],
  ['TEXT', null],
] as const)('%s is answered with %j', (type, answers) => {
  expect(answersTo({ type, options: ['A'] })).toEqual(answers)
})

test('an answer is recognised in either case', () => {
  expect(answerAmong(['Yes', 'No'], ' yes')).toBe('Yes')
  expect(answerAmong(['Yes', 'No'], 'perhaps')).toBeNull()
})

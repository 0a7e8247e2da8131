import { expect, test } from 'vitest'
import { SHOWN } from '@/kernel/search-result/search-result'
import { suggestDescription, suggestTitle } from './suggest-head'

const SENTENCE = 'Every car is inspected in Japan before it is loaded on a ship to your port.'

test.each([
  ['Cars', 'Cars'],
  [`${'word '.repeat(12)}end`, 'word '.repeat(12).trim()],
  ['x'.repeat(80), 'x'.repeat(SHOWN.title)],
  ['  two\n lines ', 'two lines'],
])('a title of %j is %j', (title, suggested) => {
  expect(suggestTitle(title)).toBe(suggested)
})

test.each([
  ['a summary before the text', 'Summary.', 'Text.', 'Summary.'],
  ['a short text as a whole', ' ', 'Some text', 'Some text'],
  ['whole sentences', '', `${SENTENCE} ${SENTENCE} ${SENTENCE}`, `${SENTENCE} ${SENTENCE}`],
  [
    'words where sentences are too short',
    '',
    `Hi. ${'word '.repeat(50)}`,
    `Hi. ${'word '.repeat(31).trim()}`,
  ],
  ['nothing of nothing', '', '', ''],
])('a description is %s', (_, summary, text, suggested) => {
  expect(suggestDescription(summary, text)).toBe(suggested)
})

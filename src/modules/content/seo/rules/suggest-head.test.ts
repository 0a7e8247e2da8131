import { expect, test } from 'vitest'
import { SHOWN } from '@/kernel/search-engines/search-snippet'
import { suggestDescription, suggestTitle } from './suggest-head'

const SENTENCE = 'Every car is inspected in Japan before it is loaded on a ship to your port.'

test.each([
  ['Cars', 'Kaido', 'Cars'],
  [`${'word '.repeat(10)}end`, 'Kaido', 'word '.repeat(10).trim()],
  ['x'.repeat(80), 'Kaido', 'x'.repeat(SHOWN.title - ' · Kaido'.length)],
  ['x'.repeat(80), 'A long name '.repeat(10), 'x'.repeat(30)],
  ['  two\n lines ', 'Kaido', 'two lines'],
])('a title of %j on %j is %j', (title, site, suggested) => {
  expect(suggestTitle(title, site)).toBe(suggested)
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

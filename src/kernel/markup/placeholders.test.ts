import { expect, test } from 'vitest'
import { placeholderProblem, unknownPlaceholders } from './placeholders'

const KNOWN = ['name', 'number']

test.each([
  ['Dear {{name}}, {{ number }}', null],
  ['{name} and }}{{', null],
  ['{{nmae}}', '{{nmae}} cannot be filled in. Use {{name}}, {{number}}'],
  [
    '{{Name}} {{first name}} {{Name}}',
    '{{Name}}, {{first name}} cannot be filled in. Use {{name}}, {{number}}',
  ],
  ['{{}}', '{{}} cannot be filled in. Use {{name}}, {{number}}'],
])('%s: %s', (text, problem) => {
  expect(placeholderProblem(text, KNOWN)).toBe(problem)
})

test('placeholders that a text may not have are named once each, as they are written', () => {
  expect(unknownPlaceholders('{{a}} {{b}}, {{ c }} {{b}} {{9}}', ['a'])).toEqual(['b', 'c', '9'])
})

import { expect, it } from 'vitest'
import { compareTextLines } from './compare-text-lines'

const inSigns = (before: string, after: string) =>
  compareTextLines(before, after).map(
    ({ kind, line }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${line}`,
  )

it.each([
  ['a', 'a', [' a']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc', 'a\nB\nc', [' a', '-b', '+B', ' c']],
  ['a\nb\nc\nd', 'b\nx\nd', ['-a', ' b', '-c', '+x', ' d']],
  ['a', 'b', ['-a', '+b']],
])('%j to %j is %j', (before, after, expected) => {
  expect(inSigns(before, after)).toEqual(expected)
})

it('texts of very many lines are shown as removed and added as a whole', () => {
  const lines = (from: number) => Array.from({ length: 5000 }, (_, at) => String(from + at)).join('\n')
  const changes = compareTextLines(lines(0), lines(2500))
  expect(changes).toHaveLength(10_000)
  expect(changes[0]).toEqual({ kind: 'removed', line: '0', place: 0 })
})

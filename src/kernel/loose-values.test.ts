import { expect, test } from 'vitest'
import { linkedId } from './linked-id'
import { isRecord } from './loose-values'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j has fields: %s', (value, expected) => expect(isRecord(value)).toBe(expected))

test.each([
  [7, 7],
  ['7', 7],
  [{ id: 7, name: 'a' }, 7],
  [{ id: '7' }, 7],
  [{ name: 'a' }, null],
  [[7, 8], null],
  ['x', null],
  ['', null],
  [1.5, null],
  [null, null],
  [undefined, null],
])('the id in %j is %j', (link, id) => expect(linkedId(link)).toBe(id))

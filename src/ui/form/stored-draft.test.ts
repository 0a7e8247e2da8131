import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, removeDraft, storeDraft } from './stored-draft'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('a stored value is restored for the same thing, until it is forgotten', () => {
  storeDraft('port', 'v1', { name: 'Beira' })
  expect(readDraft('port', 'v1')).toEqual({ name: 'Beira' })
  removeDraft('port')
  expect(readDraft('port', 'v1')).toBeNull()
})

test('a value stored for an older record is discarded', () => {
  storeDraft('port', 'v1', { name: 'Beira' })
  expect(readDraft('port', 'v2')).toBeNull()
  expect(stored.size).toBe(0)
})

test('a chosen file is left out, the other values are stored', () => {
  storeDraft('tag', '', { name: 'Family', image: { id: 3, file: new File(['x'], 'a.png') } })
  expect(readDraft('tag', '')).toEqual({ name: 'Family', image: { id: 3 } })
})

test.each([
  ['refuses to keep anything', () => vi.stubGlobal('sessionStorage', undefined)],
  ['holds what is no draft', () => stored.set('form:port', '{"at":')],
  ['holds a draft of another version', () => stored.set('form:port', '{"at":"v1","fields":{}}')],
])('a browser that %s breaks nothing', (_, prepare) => {
  prepare()
  expect(readDraft('port', 'v1')).toBeNull()
  storeDraft('port', 'v1', 1)
  removeDraft('port')
})
